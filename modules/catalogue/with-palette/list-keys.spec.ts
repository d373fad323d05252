import { sheet } from '#modules/palette/e2e/test-palette.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../tests/e2e/browser.ts'
import { openList } from '../../../tests/e2e/lists.ts'
import { listOf, ownBooks } from '../e2e/test-listed-books.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(2)

test('behaviour 8: ? shows all keys of the list, and none of them acts below the sheet', async ({
  page,
}) => {
  await openList(page, listOf(own.tag))
  const link = page.getByRole('link', { name: own.title(1) })
  await page.keyboard.press('j')
  await expect(link).toBeFocused()
  await page.keyboard.press('?')
  const keys = ['Next row', 'Previous row', 'Select the row', 'Edit', 'Open']
  for (const name of ['Search by title, author or ISBN', ...keys]) {
    await expect(sheet(page).getByText(name, { exact: true })).toBeVisible()
  }
  for (const key of ['x', 'c', '#', 'Escape']) await page.keyboard.press(key)
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(/\/manager\/books\?/)
  await expect(page.getByRole('checkbox', { name: `Select ${own.title(1)}` })).not.toBeChecked()
  await expect(link).toBeFocused()
})
