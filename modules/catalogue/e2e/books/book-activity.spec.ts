import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, expectAccessible, test } from '../../../../tests/e2e/browser.ts'
import { openList, rows } from '../../../../tests/e2e/lists.ts'
import { changeBook, discardBook, makeBook } from '../test-books.ts'

test.use({ storageState: STATES.admin })

test('a change shows before and after, and leads to what it changed', async ({ page }) => {
  const details = page.getByRole('dialog')
  const book = await makeBook(page)
  await changeBook(page, book, { author: 'Emily Brontë', publishedYear: 1847 })
  await openList(page, `/manager/activity?targetType=book&target=${book.id}`)
  await rows(page).getByRole('link', { name: 'updated' }).click()
  await expect(page).toHaveURL(/open=/)
  const cells = details.getByRole('table', { name: 'Changes' }).getByRole('row')
  await expect(cells).toHaveText([
    'FieldBeforeAfter',
    'AuthorJane AustenEmily Brontë',
    'YearEmpty1847',
  ])
  await expectAccessible(page)
  await page.reload()
  await expect(details).toBeVisible()
  await details.getByRole('link', { name: book.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible()
  const panel = page.getByRole('main').getByRole('listitem').filter({ hasText: book.title })
  await expect(panel.first()).toContainText('Ada Okafor updated')
  await page.getByRole('link', { name: 'All activity' }).click()
  await expect(rows(page)).toHaveCount(2)
  await discardBook(page, book)
  await page.reload()
  await rows(page).getByRole('link', { name: 'moved' }).click()
  await expect(details.getByText(book.title).last()).toBeVisible()
  await expect(details.getByRole('link', { name: book.title })).toHaveCount(0)
})
