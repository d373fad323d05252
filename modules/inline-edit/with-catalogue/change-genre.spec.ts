import { listOf, ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../tests/e2e/browser.ts'
import {
  expectAnnounced,
  listenToAnnouncements,
} from '../../../tests/e2e/screen-reader/announcements.ts'
import { cell, openOnCell } from './test-edited-cells.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(1)

test('a screen reader changes a genre in its cell', async ({ page }) => {
  await listenToAnnouncements(page)
  await openOnCell(page, listOf(own.tag), 'Genre')
  await expect(page.locator('tbody')).toMatchAriaSnapshot(`
    - row:
      - cell
      - cell "${own.title(1)}"
      - cell "Author of ${own.tag}"
      - cell:
        - text: Novel
        - 'button "Edit Genre: Novel"'
  `)
  await page.keyboard.press('Enter')
  const genre = page
    .getByRole('combobox', { name: 'Genre', exact: true })
    .and(page.locator(':focus'))
  await expect(genre).toBeFocused()
  await expect(page.getByRole('option').first()).toBeVisible()
  // The open list hides the page around it, and with it the label.
  await expect(genre).toHaveAccessibleName('Genre')
  await expect(
    page.getByRole('group', { name: `Editing Genre of “${own.title(1)}”` }),
  ).toBeVisible()
  await page.keyboard.type('poetry')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expectAnnounced(page, `Genre of “${own.title(1)}” updated`)
  await expect(cell(page, 'Genre: Poetry')).toBeFocused()
})
