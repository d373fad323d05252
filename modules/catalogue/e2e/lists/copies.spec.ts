import { STATES } from '../../../../tests/e2e/accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  field,
  openAwake,
  test,
} from '../../../../tests/e2e/browser.ts'
import { chooseOn, openList } from '../../../../tests/e2e/lists.ts'
import { PHONE } from '../../../../tests/e2e/site.ts'
import { discardBook, freshTitle, type MadeBook, makeBook, readBook } from '../test-books.ts'
import { listOf } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin })

const submit = 'form [type=submit]'

test('Create and add another leads on to an empty form', async ({ page }) => {
  const title = freshTitle('One of several')
  await openAwake(page, '/manager/books/new', 'form')
  const another = page.getByRole('button', { name: 'Create and add another' })

  await test.step('what is missing is said, and Create is still Create afterwards', async () => {
    await another.click()
    await expect(page.getByText('Title is required')).toBeVisible()
    await expect(page).toHaveURL(/\/new/)
  })
  await test.step('the next form is empty, with the focus at its start', async () => {
    await field(page, 'Title').fill(title)
    await field(page, 'Author').fill('Ada Limón')
    await field(page, 'Genre').fill('Poetry')
    await page.getByRole('option', { name: 'Poetry', exact: true }).click()
    await another.click()
    await expect(page.getByText('Book created')).toBeVisible()
    await expect(field(page, 'Title')).toHaveValue('')
    await expect(field(page, 'Title')).toBeFocused()
    await expect(page).toHaveURL(/\/new/)
  })
  await test.step('at every width', async () => {
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
  })
  const answer = await page.request.get(`/api/v1/books?searchTerm=${encodeURIComponent(title)}`)
  const { items } = (await answer.json()) as { items: MadeBook[] }
  expect(items).toHaveLength(1)
  await discardBook(page, items[0]!)
})

test.describe('a duplicate', () => {
  test.use({ forgiven: /409/ })

  test('begins with the values of its record, and needs another title', async ({ page }) => {
    const book = await makeBook(page, { publisher: 'Hogarth', publishedYear: 1925 })
    const title = freshTitle('Second edition')

    await test.step('from the menu of the row', async () => {
      await openList(page, listOf(encodeURIComponent(book.title)))
      await chooseOn(page, book.title, 'Duplicate')
      await expect(field(page, 'Publisher')).toHaveValue('Hogarth')
      await expect(field(page, 'Title')).toHaveValue(book.title)
      await expect(field(page, 'Title')).toBeFocused()
    })
    await test.step('the same title is refused', async () => {
      await page.locator(submit).first().click()
      await expect(page.getByText('Title already used with the same author')).toBeVisible()
    })
    await test.step('another is saved, and the record stays as it was', async () => {
      await field(page, 'Title').fill(title)
      await page.locator(submit).first().click()
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      const id = page.url().split('/').at(-1)!
      expect(await readBook(page, id)).toMatchObject({ publisher: 'Hogarth', publishedYear: 1925 })
      expect(await readBook(page, book.id)).toMatchObject({ title: book.title, version: 1 })
      await test.step('from the page of a record', async () => {
        await page.getByRole('button', { name: 'Duplicate' }).click()
        await expect(field(page, 'Title')).toHaveValue(title)
        await page.reload()
        await expect(field(page, 'Title')).toHaveValue(title)
      })
      await discardBook(page, { id })
    })
    await discardBook(page, book)
  })
})
