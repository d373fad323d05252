import { listOf, ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../../tests/e2e/browser.ts'
import { bulkBar, openList, rowLink, rowOf, rows, searchBox } from '../../../../tests/e2e/lists.ts'
import { holdToasts } from '../../../../tests/e2e/toasts.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(60, 'test')

const selected = 'tbody tr[data-selected]'

test('keys extend the selection, select all, delete and create', async ({ page }) => {
  await openList(page, listOf(own.tag))
  await holdToasts(page)
  await page.keyboard.press('j')
  await expect(rowLink(page, 0)).toBeFocused()

  await test.step('Shift-J takes in the next row, Shift-K lets it go', async () => {
    await page.keyboard.press('Shift+J')
    await expect(page.locator(selected).first()).toBeVisible()
    await expect(bulkBar(page)).toContainText('2 selected')
    await page.keyboard.press('Shift+J')
    await expect(bulkBar(page)).toContainText('3 selected')
    await expect(rowLink(page, 2)).toBeFocused()
    await page.keyboard.press('Shift+K')
    await expect(bulkBar(page)).toContainText('2 selected')
  })

  await test.step('Ctrl-A selects the loaded rows and offers all that match', async () => {
    await page.keyboard.press('Control+a')
    await expect(bulkBar(page)).toContainText('50 selected')
    await bulkBar(page).getByRole('button', { name: 'Select all 60 matching' }).click()
    await expect(bulkBar(page)).toContainText('60 selected')
    await bulkBar(page).getByRole('button', { name: 'Clear selection' }).click()
  })

  await test.step('in a field, they are what they always are', async () => {
    await searchBox(page).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type(' J#gc')
    await expect(searchBox(page)).toHaveValue(`${own.tag} J#gc`)
    await expect(page.locator(selected)).toHaveCount(0)
    await searchBox(page).fill(own.tag)
    await expect(rows(page).first()).toContainText(own.tag)
  })

  await test.step('# deletes the row, and Undo brings it back', async () => {
    await rowLink(page, 0).focus()
    await page.keyboard.press('#')
    await expect(rowOf(page, own.title(1))).toHaveCount(0)
    await expect(rowLink(page, 0)).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, own.title(1))).toBeVisible()
  })

  await test.step('# deletes what is selected', async () => {
    await rowLink(page, 0).focus()
    await page.keyboard.press('Shift+J')
    await page.keyboard.press('#')
    await expect(page.getByText('2 books moved to trash')).toBeVisible()
  })

  await test.step('C creates', async () => {
    await page.keyboard.press('c')
    await expect(page.getByRole('heading', { level: 1, name: 'New book' })).toBeVisible()
  })
})
