import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, openAwake, test } from '../../../../tests/e2e/browser.ts'

test.use({ storageState: STATES.admin })

test('a book is printed with its whole text', async ({ page }) => {
  await openAwake(page, '/manager/books/{book}', 'main')
  await page.emulateMedia({ media: 'print' })
  const cut = await page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('.cover, .sr-only, svg'))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        return /hidden|clip/.test(overflowX + overflowY)
          ? element.scrollHeight > element.clientHeight + 2 ||
              element.scrollWidth > element.clientWidth + 2
          : false
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(cut).toEqual([])
  for (const term of ['Author', 'Genre', 'Year', 'ISBN', 'Opening line']) {
    await expect(page.getByText(term, { exact: true }).first()).toBeVisible()
  }
})
