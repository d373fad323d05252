import { ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { awake, expect, open, test } from '../../../tests/e2e/browser.ts'
import { withPeople } from '../../../tests/e2e/people.ts'
import {
  expectAnnounced,
  listenToAnnouncements,
} from '../../../tests/e2e/screen-reader/announcements.ts'

const own = ownBooks(1)

test('a screen reader puts a book on a shelf', async ({ browser }) => {
  await withPeople(browser, ['Noor'], async ({ Noor: { page } }) => {
    await listenToAnnouncements(page)
    await open(page, `/app/books?searchTerm=${own.tag}`)
    await awake(page, '.cover-grid li button')
    await expectAnnounced(page, 'Showing 1 of 1')
    await expect(page.getByRole('list', { name: 'Browse books' })).toMatchAriaSnapshot(`
      - listitem:
        - link "${own.title(1)} Author of ${own.tag}"
        - 'button "Want to read: ${own.title(1)}"'
        - button "Shelves for ${own.title(1)}"
    `)
    const name = `Shelves for ${own.title(1)}`
    await page.getByRole('button', { name }).press('Enter')
    await expect(page.getByRole('menu', { name })).toMatchAriaSnapshot(`
      - menu "${name}":
        - group "My shelves":
          - menuitemcheckbox "Want to read"
          - menuitemcheckbox "Reading"
          - menuitemcheckbox "Read"
        - separator
        - menuitem "New shelf…"
    `)
    await expect(page.getByRole('menuitemcheckbox', { name: 'Want to read' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(page.getByRole('menuitemcheckbox', { name: 'Reading' })).toBeChecked()
    await expectAnnounced(page, `“${own.title(1)}” added to “Reading”`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name })).toBeFocused()
    await page.getByRole('button', { name: 'Want to read' }).press('Space')
    await expect(page.getByRole('button', { name: 'Want to read', pressed: true })).toBeFocused()
  })
})
