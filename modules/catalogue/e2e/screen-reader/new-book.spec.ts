import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, field, openAwake, test } from '../../../../tests/e2e/browser.ts'
import {
  expectAnnounced,
  listenToAnnouncements,
} from '../../../../tests/e2e/screen-reader/announcements.ts'
import { discardBook, freshTitle } from '../test-books.ts'

test.use({ storageState: STATES.admin })

test('a screen reader creates a book, makes a mistake and corrects it', async ({ page }) => {
  await listenToAnnouncements(page)
  await openAwake(page, '/manager/books/new', 'form')

  await test.step('each field has a name, in reading order, and says if it is required', async () => {
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "New book" [level=1]
      - textbox "Title"
      - textbox "Author"
      - combobox "Genre"
      - button "Show all genres"
      - group:
        - textbox "Year"
        - button "Previous year"
        - button "Next year"
      - textbox "Publisher"
      - combobox "Language"
      - button "Show all languages"
      - textbox "ISBN"
      - paragraph: 10 or 13 digits, with or without hyphens
      - textbox "Opening line"
      - textbox "Opening line, translated"
      - textbox "Description"
      - group "Cover":
        - button "Choose picture"
      - button "Create book"
      - button "Create and add another"
      - link "Cancel"
    `)
    for (const name of ['Title', 'Author', 'Genre']) {
      await expect(field(page, name)).toHaveAttribute('aria-required', 'true')
    }
    await expect(field(page, 'Title')).toBeFocused()
  })

  await test.step('mistakes are said, and the first has the focus', async () => {
    await field(page, 'Author').fill('Mary Shelley')
    await page.getByRole('button', { name: 'Create book' }).press('Enter')
    await expectAnnounced(page, 'Title is required')
    await expectAnnounced(page, 'Genre is required')
    await expect(field(page, 'Title')).toBeFocused()
    await expect(field(page, 'Title')).toHaveAccessibleDescription('Title is required')
  })

  await test.step('the corrected book is said, and so is its page', async () => {
    const title = freshTitle('Corrected')
    await page.keyboard.type(title)
    await expect(field(page, 'Title')).not.toHaveAccessibleDescription('Title is required')
    await field(page, 'Genre').focus()
    await page.keyboard.type('gothic')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Create book' }).press('Enter')
    await expectAnnounced(page, 'Book created')
    await expectAnnounced(page, title)
    await expect(page.getByRole('main')).toBeFocused()
    await discardBook(page, { id: new URL(page.url()).pathname.split('/').at(-1)! })
  })
})
