import type { Page } from '@playwright/test'
import {
  changeBook,
  discardBook,
  makeBook,
  type MadeBook,
  readBook,
} from '#modules/catalogue/e2e/test-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  field,
  openAwake,
  test,
} from '../../../tests/e2e/browser.ts'
import { PHONE } from '../../../tests/e2e/site.ts'
import { holdToasts } from '../../../tests/e2e/toasts.ts'

test.use({ storageState: STATES.admin })

let book: MadeBook
test.beforeEach(async ({ page }) => {
  book = await makeBook(page)
})
test.afterEach(async ({ page }) => {
  await page.goto('about:blank')
  await discardBook(page, book)
})

const openBook = (page: Page, options?: { language: string }) =>
  openAwake(page, `/manager/books/${book.id}`, '[data-fact]', options)

const pencil = (page: Page, label: string) =>
  page.getByRole('main').getByRole('button', { name: label, exact: true })

const fact = (page: Page, name: string) => page.locator(`[data-fact=${name}]`)

const editor = (page: Page, label: string) =>
  page.getByRole('group', { name: `Editing ${label} of` })

test('a fact changes on the page of its record, by the keys of a list', async ({ page }) => {
  await openBook(page)
  await holdToasts(page)
  const author = pencil(page, 'Edit Author')
  const url = page.url()

  await test.step('Enter edits and saves; the focus stays with the fact', async () => {
    await author.press('Enter')
    await expect(field(page, 'Author')).toBeFocused()
    await expect(editor(page, 'Author')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type('Ada Limón')
    await page.keyboard.press('Enter')
    await expect(fact(page, 'author')).toContainText('Ada Limón')
    await expect(author).toBeFocused()
    await expect(page.getByText(`Author of “${book.title}” updated`)).toBeVisible()
    await expect.poll(() => readBook(page, book.id)).toMatchObject({ version: 2 })
  })

  await test.step('Undo saves the former value as a new version', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(fact(page, 'author')).toContainText('Jane Austen')
    await expect(page.getByText(`Author of “${book.title}” restored`)).toBeVisible()
    await expect
      .poll(() => readBook(page, book.id))
      .toMatchObject({ version: 3, author: 'Jane Austen' })
  })

  await test.step('Escape gives up, Tab saves and goes on', async () => {
    await author.press('Enter')
    await field(page, 'Author').fill('Ann Radcliffe')
    await page.keyboard.press('Escape')
    await expect(author).toBeFocused()
    await expect(fact(page, 'author')).toContainText('Jane Austen')
    await page.keyboard.press('Enter')
    await field(page, 'Author').fill('Mary Shelley')
    const save = Promise.withResolvers<void>()
    await page.route('**/api/rpc/books/update*', async (route) => {
      await save.promise
      await route.continue()
    })
    await page.keyboard.press('Tab')
    await expect(field(page, 'Genre')).toBeFocused()
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.type('poet')
    save.resolve()
    await expect(page.getByText(`Author of “${book.title}” updated`)).toBeVisible()
    await page.keyboard.type('ry')
    await expect(field(page, 'Genre')).toHaveValue('poetry')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(fact(page, 'genreId')).toContainText('Poetry')
    await expect(pencil(page, 'Edit Genre')).toBeFocused()
    await expect(fact(page, 'author')).toContainText('Mary Shelley')
  })
  expect(page.url()).toBe(url)
})

test('a long text takes lines, and a double click edits', async ({ page }) => {
  await openBook(page)
  const description = field(page, 'Description')

  await pencil(page, 'Edit Description').click()
  await expect(description).toBeFocused()
  await page.keyboard.type('Sing,')
  await page.keyboard.press('Enter')
  await page.keyboard.type('goddess.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(fact(page, 'description').locator('p')).toHaveText('Sing,\ngoddess.')
  await expect(pencil(page, 'Edit Description')).toBeFocused()
  await expect.poll(() => readBook(page, book.id)).toMatchObject({ description: 'Sing,\ngoddess.' })

  await fact(page, 'description').locator('p').dblclick()
  await description.fill('Nothing')
  await editor(page, 'Description').getByRole('button', { name: 'Cancel' }).click()
  await expect(fact(page, 'description').locator('p')).toHaveText('Sing,\ngoddess.')
  await fact(page, 'author').dblclick()
  await field(page, 'Author').fill('')
  await editor(page, 'Author').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Author is required')).toBeVisible()
  await field(page, 'Author').fill('Homer')
  // The press leaves the field above, which closes only after it.
  await pencil(page, 'Edit Publisher').click()
  await expect(field(page, 'Publisher')).toBeFocused()
  await expect(fact(page, 'author')).toContainText('Homer')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(field(page, 'Publisher')).toHaveCount(0)
  await expect.poll(() => readBook(page, book.id)).toMatchObject({ author: 'Homer', version: 3 })
})

test.describe('over the change of another user', () => {
  test.use({ forgiven: /409/ })

  test('a conflict is settled beside the fact', async ({ page }) => {
    await openBook(page)
    await pencil(page, 'Edit Author').click()
    await field(page, 'Author').fill('Mine')
    await changeBook(page, book, { author: 'Theirs' })
    await page.keyboard.press('Enter')
    await expect(page.getByText('You changed this value elsewhere')).toBeVisible()
    await expect(fact(page, 'author')).toContainText('Theirs')
    await expect(page.getByRole('button', { name: 'Keep yours' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(fact(page, 'author')).toContainText('Mine')
    await expect(pencil(page, 'Edit Author')).toBeFocused()
    await expect.poll(() => readBook(page, book.id)).toMatchObject({ author: 'Mine', version: 3 })
  })
})

test.describe('for a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('from right to left on a phone, pencils are visible and buttons save', async ({ page }) => {
    await openBook(page, { language: 'ar' })
    const publisher = pencil(page, 'تعديل الناشر')
    await expect(publisher).toHaveCSS('opacity', '1')
    await publisher.tap()
    await expect(field(page, 'الناشر')).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
    await field(page, 'الناشر').fill('دار الآداب')
    await page.getByRole('main').getByRole('button', { name: 'حفظ', exact: true }).tap()
    await expect(fact(page, 'publisher')).toContainText('دار الآداب')
    await expect.poll(() => readBook(page, book.id)).toMatchObject({ publisher: 'دار الآداب' })
  })
})
