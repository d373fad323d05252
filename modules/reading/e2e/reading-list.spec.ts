import { ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { titlesOn } from '#modules/shelves/e2e/test-shelves.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { withPeople } from '../../../tests/e2e/people.ts'
import { holdToasts } from '../../../tests/e2e/toasts.ts'

const books = ownBooks(2)

test('a reader sets a goal for the year, and sees it on the shelves and the home', async ({
  browser,
}) => {
  await withPeople(browser, ['Noor'], async ({ Noor: { page } }) => {
    await open(page, '/app/shelves')
    await holdToasts(page)
    await awake(page, '[aria-labelledby=reading-goal] button')
    const year = await page.evaluate(() => new Date().getFullYear())
    const goal = page.getByRole('region', { name: 'Reading goal' })
    await goal.getByRole('button', { name: 'Set a goal' }).click()
    const dialog = page.getByRole('dialog', { name: `Goal for ${year}` })
    await dialog.getByRole('textbox', { name: 'Books' }).fill('24')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const progress = page.getByRole('progressbar', { name: `0 of 24 books in ${year}` })
    await expect(progress).toBeAttached()
    await expect(goal).toContainText('24 to go')
    await goal.getByRole('button', { name: 'Remove goal' }).click()
    await expect(progress).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(progress).toBeAttached()
    // It is shown before it is saved, and opening a page would end the call.
    const saved = page.locator('[data-removed=false]').getByText(`Goal for ${year} saved`)
    await expect(saved).toBeVisible()
    await open(page, '/app')
    await expect(progress).toBeAttached()
    await expectAccessibleInBothThemes(page)
    await open(page, '/app/shelves', { language: 'ar' })
    await expectAccessibleInBothThemes(page)
  })
})

const header =
  'Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,' +
  'Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,' +
  'Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Owned Copies'

const line = (title: string, author: string, shelf: string) =>
  `1,"${title} (A Series, #1)",${author},,,"=""""","=""""",4,3.9,,Paperback,90,1901,1901,2024/05/01,2024/01/01,,,${shelf},,,For me,1,0`

test('a reading list of Goodreads is shown before it is imported', async ({ browser }) => {
  await withPeople(browser, ['Noor'], async ({ Noor: { page, request } }) => {
    const list = [
      header,
      line(books.title(1), `Author of ${books.tag}`, 'read'),
      line(books.title(2), `Author of ${books.tag}`, 'to-read'),
      line('No Such Book', 'Nemo', 'read'),
    ].join('\n')
    const choose = (text: string) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'goodreads_library_export.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      })
    await open(page, '/app/shelves')
    await page.getByRole('link', { name: 'Import reading list' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import reading list')
    await expectAccessibleInBothThemes(page)

    await test.step('check 1: another file is refused with a reason', async () => {
      await choose('title,author\nEmma,Jane Austen\n')
      await expect(page.getByText('This isn’t an export of Goodreads or StoryGraph.')).toBeVisible()
    })

    await choose(list)
    await expect(page.getByRole('heading', { name: '2 books found' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '1 book not in this library' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    expect(await titlesOn(request, 'read')).toEqual([])

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    expect((await saving).suggestedFilename()).toBe('not-in-this-library.csv')

    await page.getByRole('button', { name: 'Import 2 books' }).click()
    await expect(
      page.getByRole('heading', { name: 'Reading list with 2 books imported' }),
    ).toBeVisible()
    expect(await titlesOn(request, 'read')).toEqual([books.title(1)])
    expect(await titlesOn(request, 'wanted')).toEqual([books.title(2)])
    await page.getByRole('link', { name: 'View my shelves' }).click()
    await expect(page.getByText('2 books finished in 2024')).toBeVisible()
  })
})
