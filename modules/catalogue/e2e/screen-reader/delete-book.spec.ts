import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../../tests/e2e/browser.ts'
import { openList, rowOf } from '../../../../tests/e2e/lists.ts'
import {
  expectAnnounced,
  listenToAnnouncements,
} from '../../../../tests/e2e/screen-reader/announcements.ts'
import { listOf, ownBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(3)

test('a screen reader deletes a book and takes it back', async ({ page }) => {
  await listenToAnnouncements(page)
  await openList(page, listOf(own.tag))
  const name = `Actions on ${own.title(2)}`
  // The focused “Open” fetches ahead what it opens.
  const fetchedAhead = page.waitForResponse('**/api/rpc/books/get')
  await page.getByRole('button', { name }).press('Enter')
  await expect(page.getByRole('menu', { name })).toMatchAriaSnapshot(`
    - menu "${name}":
      - menuitem "Open"
      - menuitem "Edit e"
      - menuitem "Duplicate"
      - 'menuitem "Delete #"'
  `)
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused()
  await fetchedAhead
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expectAnnounced(page, `“${own.title(2)}” moved to trash`)
  await expectAnnounced(page, 'Showing 2 of 2')
  await expect(page.getByRole('link', { name: own.title(3) })).toBeFocused()

  await test.step('the notification is reached by its key, and Enter on it opens no book', async () => {
    await page.keyboard.press('Alt+t')
    await page.keyboard.press('Tab')
    const notification = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
    await expect(notification).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  })

  await test.step('the book is back, and the focus in the list', async () => {
    await page.keyboard.press('Enter')
    await expect(rowOf(page, own.title(2))).toBeVisible()
    await expectAnnounced(page, 'Showing 3 of 3')
    await expect(page).toHaveURL(/\/manager\/books\?/)
    await expect(page.locator('main :focus')).toBeAttached()
  })
})
