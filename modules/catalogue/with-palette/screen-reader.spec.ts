import { field, openPalette, options, palette } from '#modules/palette/e2e/test-palette.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import {
  expectAnnounced,
  listenToAnnouncements,
} from '../../../tests/e2e/screen-reader/announcements.ts'
import { ownBooks } from '../e2e/test-listed-books.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(2)

test('a screen reader goes to a book by the palette', async ({ page }) => {
  await listenToAnnouncements(page)
  await open(page, '/manager/dashboard')
  await openPalette(page)
  await expect(field(page)).toBeFocused()
  await expect(palette(page)).toMatchAriaSnapshot(`
    - combobox "Search or jump to…" [expanded]
    - button "Close"
    - listbox "Results":
      - group "Manager":
        - option /Dashboard/
      - group "Create":
        - option "New book"
    - status
  `)
  await page.keyboard.type(own.tag)
  await expectAnnounced(page, '2 results')
  await test.step('the arrow keys go from result to result', async () => {
    const active = () => field(page).getAttribute('aria-activedescendant')
    const idAt = (at: number) => options(page).nth(at).getAttribute('id')
    expect(await active()).toBe(await idAt(0))
    await page.keyboard.press('ArrowDown')
    expect(await active()).toBe(await idAt(1))
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('Enter goes there, and the page is said', async () => {
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
    await expectAnnounced(page, own.title(2))
    await expect(page.getByRole('main')).toBeFocused()
  })
})
