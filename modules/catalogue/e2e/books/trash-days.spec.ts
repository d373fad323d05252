import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../../tests/e2e/browser.ts'
import { bulkBar, rows } from '../../../../tests/e2e/lists.ts'
import { startProduct } from '../../../../tests/e2e/own-product.ts'
import { originOf } from '../../../../tests/e2e/ports.ts'
import { addBooks, listOf, removeBooks } from '../test-listed-books.ts'

const origin = originOf('longTrash')

test.use({ storageState: STATES.admin, baseURL: origin })

test('behaviour 11: the trash promises as many days as the operator has set', async ({ page }) => {
  test.slow()
  // The database is shared: the books of other tests must not be deleted early.
  const { close } = await startProduct(origin, { LIMIT_TRASH_DAYS: '100' })
  try {
    const tag = await addBooks(page.request, 60)
    await open(page, listOf(tag))
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await bulkBar(page).getByRole('button', { name: 'Select all 60 matching' }).click()
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('restored for 100 days.')

    await removeBooks(page.request, tag)
    await open(page, '/manager/books/trash')
    await expect(page.getByText('Deleted books stay here for 100 days')).toBeVisible()
    await expect(rows(page).filter({ hasText: tag }).first()).toContainText('100 days')
    for (const [language, words] of Object.entries({
      fr: 'restent ici 100 jours',
      ar: 'هنا ١٠٠ يوم ثم',
      sw: 'hapa siku 100',
    })) {
      await open(page, '/manager/books/trash', { language })
      await expect(page.getByText(words)).toBeVisible()
    }
    // Requests of the open page would fail once the server is gone.
    await page.goto('about:blank')
  } finally {
    await close()
  }
})
