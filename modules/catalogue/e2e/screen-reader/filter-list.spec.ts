import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../../tests/e2e/browser.ts'
import { editor, pill } from '../../../../tests/e2e/filters.ts'
import { openList, rows } from '../../../../tests/e2e/lists.ts'
import {
  expectAnnounced,
  listenToAnnouncements,
} from '../../../../tests/e2e/screen-reader/announcements.ts'
import { listOf, ownBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(120)

test('a screen reader filters a list and reads on', async ({ page }) => {
  await listenToAnnouncements(page)
  await openList(page, listOf(own.tag))
  const title = page.getByRole('columnheader', { name: 'Title' })

  await test.step('a filter says how many it left', async () => {
    await pill(page, 'Genre').press('Enter')
    await expect(editor(page, 'Genre').getByRole('combobox')).toBeFocused()
    await page.keyboard.type('poetry')
    await page.getByRole('option', { name: /^Poetry/ }).press('Enter')
    await editor(page, 'Genre').getByRole('button', { name: 'Apply' }).press('Enter')
    await expectAnnounced(page, 'Showing 0 of 0')
    await expect(pill(page, /^Genre: .*Poetry/)).toBeFocused()
    await page.getByRole('button', { name: 'Remove filter: Genre' }).press('Enter')
    await expectAnnounced(page, 'Showing 50 of 120')
    await expect(pill(page, 'Genre')).toBeFocused()
  })

  await test.step('the order is told by its column', async () => {
    await title.getByRole('button').press('Enter')
    await expect(title).toHaveAttribute('aria-sort', /ascending|descending/)
    await expect(title.getByRole('button')).toBeFocused()
  })

  await test.step('the rows know their place among all, and more of them are said', async () => {
    await expect(page.getByRole('table', { name: 'Books' })).toHaveAttribute('aria-rowcount', '121')
    await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '2')
    await rows(page).first().getByRole('link').focus()
    for (let row = 0; row < 60; row += 1) await page.keyboard.press('j')
    await expectAnnounced(page, 'Showing 100 of 120')
    await expect(page.locator('tbody a:focus')).toBeInViewport()
  })
})
