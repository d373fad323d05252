import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../../tests/e2e/browser.ts'
import { newTag } from '../../../../tests/e2e/lists.ts'
import {
  expectAnnounced,
  listenToAnnouncements,
} from '../../../../tests/e2e/screen-reader/announcements.ts'
import { removeBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin })

test('a screen reader imports books step by step', async ({ page, request }) => {
  const tag = newTag()
  const main = page.getByRole('main')
  await listenToAnnouncements(page)
  await open(page, '/manager/books/import')

  await test.step('the steps and the first of them', () =>
    expect(main).toMatchAriaSnapshot(`
      - heading "Import books" [level=1]
      - list "Import steps":
        - listitem: 1 Upload
        - listitem: 2 Match
        - listitem: 3 Review
        - listitem: 4 Done
      - 'region "Step 1 of 4: Upload"':
        - button "Choose a file"
        - paragraph: /Or drop it here/
        - button "Download a template"
    `))

  await test.step('the second has the focus, and says what is missing', async () => {
    const lines = [
      'Title,Penned by,Genre,Printed',
      `${tag} 1,Ama,Novel,1999`,
      `${tag} 2,Ama,Novel,soon`,
    ]
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'books.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    })
    const match = page.getByRole('region', { name: 'Step 2 of 4: Match' })
    await expect(match).toBeFocused()
    await expect(match).toMatchAriaSnapshot(`
      - heading "books.csv" [level=2]
      - button "Choose another file"
      - list:
        - listitem:
          - 'combobox "Field for Title"': Title
        - listitem:
          - 'combobox "Field for Penned by"': Don’t import
        - listitem:
          - 'combobox "Field for Genre"': Genre
        - listitem:
          - 'combobox "Field for Printed"': Year
      - button "Review" [disabled]
      - paragraph: "Still needed: Author"
    `)
    const author = page.getByRole('combobox', { name: 'Field for Penned by' })
    await author.press('Enter')
    await page.getByRole('option', { name: 'Author', exact: true }).press('Enter')
    await expect(author).toBeFocused()
    await page.getByRole('button', { name: 'Review' }).press('Enter')
  })

  await test.step('the third has the focus, and says what it found', async () => {
    const review = page.getByRole('region', { name: 'Step 3 of 4: Review' })
    await expect(review).toBeFocused()
    await expectAnnounced(page, 'Review. New: 1. With problems: 1')
    await expect(review.getByRole('listitem').filter({ hasText: 'Line 3' })).toBeVisible()
    await page.getByRole('button', { name: 'Import 1 book' }).press('Enter')
  })

  await test.step('the last has the focus, and says how many books came', async () => {
    const done = page.getByRole('region', { name: 'Step 4 of 4: Done' })
    await expect(done).toBeFocused()
    await expectAnnounced(page, 'Done. New: 1. With problems: 1')
    await expect(done).toMatchAriaSnapshot(`
      - heading "1 book imported" [level=2]
      - term: New
      - definition: "1"
      - term: Already there, skipped
      - definition: "0"
      - term: With problems
      - definition: "1"
      - link "View books"
    `)
    await removeBooks(request, tag)
  })
})
