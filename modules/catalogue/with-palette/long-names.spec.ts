import { expectWithinPalette } from '#modules/palette/e2e/test-palette.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { test } from '../../../tests/e2e/browser.ts'
import { newTag } from '../../../tests/e2e/lists.ts'
import { FILLINGS, longest } from '../../../tests/e2e/pages/whole-names.ts'
import { discardBook, makeBook } from '../e2e/test-books.ts'

test.use({ storageState: STATES.admin })

for (const [kind, filling] of Object.entries(FILLINGS)) {
  test(`titles of ${kind} stay within the palette`, async ({ page }) => {
    const tag = newTag()
    const name = longest(`${tag} `, filling, 255)
    const book = await makeBook(page, { title: name, author: name })
    await expectWithinPalette(page, tag)
    await discardBook(page, book)
  })
}
