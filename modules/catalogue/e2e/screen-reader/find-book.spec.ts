import { product } from '#rules/product.ts'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../../tests/e2e/browser.ts'
import { openList, searchBox } from '../../../../tests/e2e/lists.ts'
import {
  expectAnnounced,
  listenToAnnouncements,
} from '../../../../tests/e2e/screen-reader/announcements.ts'
import { ownBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(2)

test('a screen reader finds a book by search', async ({ page }) => {
  await listenToAnnouncements(page)
  await openList(page, '/manager/books')
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type(own.title(2))
  await expectAnnounced(page, 'Showing 1 of 1')

  await test.step('the list reads from its title to its row', () =>
    expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Books" [level=1]
      - button "More"
      - link "New book"
      - search:
        - searchbox "Search by title, author or ISBN": ${own.title(2)}
        - button "Clear search"
      - group "Filters":
        - button "Genre"
        - button "Add filter"
      - status: Showing 1 of 1
      - button "View"
      - table "Books":
        - caption: Books
        - rowgroup:
          - row:
            - columnheader "Select all shown"
            - columnheader "Title"
            - columnheader "Author"
            - columnheader "Genre"
            - columnheader "Year"
            - columnheader "Added"
            - columnheader "Actions"
        - rowgroup:
          - row:
            - cell:
              - checkbox "Select ${own.title(2)}"
            - cell:
              - link "${own.title(2)}"
            - cell "Author of ${own.tag}"
            - cell "Novel"
            - cell "1801"
            - cell
            - cell:
              - button "Actions on ${own.title(2)}"
    `))

  await test.step('a search without results says so', async () => {
    await page.keyboard.type(' not')
    await expectAnnounced(page, 'Showing 0 of 0')
    for (const _ of ' not') await page.keyboard.press('Backspace')
    await expect(page.getByRole('link', { name: own.title(2) })).toBeVisible()
  })

  await test.step('the page of the book is said, and read from its title on', async () => {
    await page.getByRole('link', { name: own.title(2) }).press('Enter')
    await expectAnnounced(page, own.title(2))
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toMatchAriaSnapshot(`
      - link "${product.name}"
      - region "Application":
        - heading "Application" [level=2]
    `)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "${own.title(2)}" [level=1]
      - button "Delete"
      - button "Duplicate"
      - link "View in app"
      - link "Edit"
      - img "Cover of “${own.title(2)}”"
      - term: Author
      - definition: Author of ${own.tag}
      - term: Genre
      - definition: Novel
    `)
  })
})
