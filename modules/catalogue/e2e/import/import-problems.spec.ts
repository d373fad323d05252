import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, expectNoSidewaysScroll, open, test } from '../../../../tests/e2e/browser.ts'
import { checkFile } from '../test-checked-file.ts'

test.describe('problems of an import', () => {
  test.use({ storageState: STATES.admin })

  for (const [language, words] of [
    ['en', 'Still needed: Author and Genre'],
    ['fr', /Encore nécessaire : Auteur et Genre/],
    ['ar', /لا يزال مطلوبًا: .*المؤلف/],
  ] as const) {
    test(`a file without required columns names them, ${language}`, async ({ page }) => {
      const address = await checkFile(page.request, 'title\nEmma\n', ['title'])
      await open(page, address, { language })
      await expect(page.getByRole('alert')).toContainText(words)
      await expectNoSidewaysScroll(page)
    })
  }
})
