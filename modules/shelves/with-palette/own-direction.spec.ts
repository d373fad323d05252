import { discardBook, makeBook } from '#modules/catalogue/e2e/test-books.ts'
import { openPalette } from '#modules/palette/e2e/test-palette.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { newTag } from '../../../tests/e2e/lists.ts'
import { isCutAtItsEnd, long } from '../e2e/test-own-direction.ts'

test.use({ storageState: STATES.admin })

for (const language of ['en', 'ar'] as const) {
  test(`the palette cuts a name of another direction where its reading ends, in ${language}`, async ({
    page,
  }) => {
    const tag = newTag()
    const [begin, ...rest] = long[language].split(' ')
    const name = [begin, tag, ...rest].join(' ')
    const book = await makeBook(page, { title: name, author: long[language] })
    await open(page, '/app', { language })
    const dialog = page.getByRole('dialog')
    await openPalette(page, dialog)
    await dialog.getByRole('combobox').fill(tag)
    const title = page.getByRole('option').getByText(name, { exact: true }).last()
    await expect(title).toBeVisible()
    expect(await isCutAtItsEnd(title)).toBe(true)
    await discardBook(page, book)
  })
}
