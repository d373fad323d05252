import { STATES } from '../../../tests/e2e/accounts.ts'
import { test } from '../../../tests/e2e/browser.ts'
import { newTag } from '../../../tests/e2e/lists.ts'
import { FILLINGS, longest } from '../../../tests/e2e/pages/whole-names.ts'
import { discardUser, makeUser } from '../../../tests/e2e/people.ts'
import { expectWithinPalette } from './test-palette.ts'

test.use({ storageState: STATES.admin })

for (const [kind, filling] of Object.entries(FILLINGS)) {
  test(`names of ${kind} stay within the palette`, async ({ page }) => {
    const tag = newTag()
    const user = await makeUser(page, { name: longest(`${tag} `, filling, 100) })
    await expectWithinPalette(page, tag)
    await discardUser(page, user)
  })
}
