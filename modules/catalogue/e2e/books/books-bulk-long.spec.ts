import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../../tests/e2e/browser.ts'
import { bulkBar, rows } from '../../../../tests/e2e/lists.ts'
import { listOf, ownBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin, forgiven: /status of 404/ })

const own = ownBooks(320, 'test')

test('behaviour 10: rows that load while all matching books are deleted do not stay, in a long list either', async ({
  page,
}) => {
  test.slow()
  const release = Promise.withResolvers<void>()
  await page.route('**/api/rpc/books/bulk', async (route) => {
    await release.promise
    await route.continue()
  })
  await open(page, listOf(own.tag))
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await bulkBar(page).getByRole('button', { name: 'Select all 320 matching' }).click()
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows(page).first()).toContainText(own.title(51))
  while (!(await page.getByText('Showing 270 of 270').isVisible())) {
    await page.mouse.wheel(0, 2000)
    await page.waitForTimeout(100)
  }
  release.resolve()
  await expect(page.getByText('320 books moved to trash')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No books found' })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
})
