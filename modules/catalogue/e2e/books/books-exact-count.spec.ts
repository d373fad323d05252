import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../../tests/e2e/browser.ts'
import { chooseAll, holdBack, stopCounting } from '../../../../tests/e2e/lists-uncounted.ts'
import { bulkBar, rows } from '../../../../tests/e2e/lists.ts'
import { expectAfterRetries } from '../../../../tests/e2e/page-clock.ts'
import { listOf, ownBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(55, 'test')

test('before all matching books are deleted, they are counted to the last one', async ({
  page,
}) => {
  await stopCounting(page, 'books')
  const letGo = await holdBack(page, 'books/count')
  await open(page, listOf(own.tag))
  await chooseAll(page)
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete all … matching books?' })
  await expect(question).toContainText('Counting…')
  await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
  letGo()
  const exact = page.getByRole('alertdialog', { name: 'Delete all 55 matching books?' })
  await exact.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('55 books moved to trash')).toBeVisible()
  await page.unroute('**/api/rpc/books/list*')
  await open(page, listOf(own.tag))
  await expect(rows(page)).toHaveCount(0)
})

test.describe('where counting fails', () => {
  test.use({ forgiven: /status of 500/ })

  test('nothing can be deleted before another try has counted them', async ({ page }) => {
    await stopCounting(page, 'books')
    await page.route('**/api/rpc/books/count*', (route) => route.fulfill({ status: 500, json: {} }))
    await open(page, listOf(own.tag))
    await chooseAll(page)
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    const error = question.getByRole('alert').filter({ hasText: 'Couldn’t count the results.' })
    await expectAfterRetries(page, error)
    await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await page.unroute('**/api/rpc/books/count*')
    await question.getByRole('button', { name: 'Try Again' }).click()
    await expect(question).toHaveAccessibleName('Delete all 55 matching books?')
    await expect(question.getByRole('button', { name: 'Delete' })).toBeEnabled()
  })
})
