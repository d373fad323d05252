import type { BrowserContext, Page } from '@playwright/test'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  field,
  openAwake,
  test,
} from '../../../../tests/e2e/browser.ts'
import { passRetries } from '../../../../tests/e2e/page-clock.ts'
import { browserOf, discardUser, type MadeUser, makeUser } from '../../../../tests/e2e/people.ts'
import { LOOKS, PHONE } from '../../../../tests/e2e/site.ts'
import {
  changeBook,
  discardBook,
  freshTitle,
  type MadeBook,
  makeBook,
  readBook,
} from '../test-books.ts'

test.use({ storageState: STATES.admin, forgiven: /409/ })

const side = (page: Page, name: string, which: 'Yours' | 'Theirs') =>
  page.getByRole('group', { name }).getByRole('radio', { name: which })
const submit = (page: Page) => page.locator('form [type=submit]').click()

let colleague: BrowserContext
let account: MadeUser
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage({ storageState: STATES.admin })
  account = await makeUser(page, { role: 'admin' })
  await page.close()
  colleague = await browserOf(browser, account)
})
test.afterAll(async ({ browser }) => {
  await colleague.close()
  const page = await browser.newPage({ storageState: STATES.admin })
  await discardUser(page, account)
  await page.close()
})

async function collide(page: Page, options?: { language?: string; theme?: string }) {
  const book = await makeBook(page)
  const mine = freshTitle('Mine')
  const theirs = freshTitle('Theirs')
  await openAwake(page, `/manager/books/${book.id}/update`, 'form', options)
  await page.locator('[name=title]').fill(mine)
  await changeBook(colleague, book, { title: theirs, publisher: 'Theirs & Sons' })
  await submit(page)
  await expect(page.getByRole('radio').first()).toBeVisible()
  return { book, mine, theirs }
}

const expectSaved = async (page: Page, { id }: MadeBook, fields: object, version = 3) => {
  await expect(page.getByText('Book updated')).toBeVisible()
  expect(await readBook(page, id)).toMatchObject({ ...fields, version })
}

test.describe('behaviour 12: a save over the change of another user', () => {
  test('shows both versions, proposes to lose no work, and saves what is chosen', async ({
    page,
  }) => {
    const { book, mine, theirs } = await collide(page)
    await expect(
      page.getByRole('heading', { name: 'Another user changed this book' }),
    ).toBeFocused()
    await expect(page.getByRole('group')).toHaveCount(1)
    await expect(page.getByRole('group', { name: 'Title' })).toContainText(mine)
    await expect(page.getByRole('group', { name: 'Title' })).toContainText(theirs)
    await expect(side(page, 'Title', 'Yours')).toBeChecked()
    await page.getByRole('button', { name: 'Save this choice' }).click()
    await expectSaved(page, book, { title: mine, publisher: 'Theirs & Sons' })
    await discardBook(page, book)
  })

  test('says so if it was one’s own change in another tab', async ({ page }) => {
    const book = await makeBook(page)
    await openAwake(page, `/manager/books/${book.id}/update`, 'form')
    await page.locator('[name=title]').fill(freshTitle('Mine'))
    await changeBook(page, book, { title: freshTitle('Of another tab') })
    await submit(page)
    await expect(
      page.getByRole('heading', { name: 'You changed this book elsewhere' }),
    ).toBeVisible()
    await expect(page.getByRole('radio', { name: 'From elsewhere' })).toBeVisible()
    await expect(page.getByText(/Theirs|theirs/)).toHaveCount(0)
    await discardBook(page, book)
  })

  test('is settled by the keyboard alone, field by field or as a whole', async ({ page }) => {
    const { book, theirs } = await collide(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Keep all theirs' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(side(page, 'Title', 'Theirs')).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowUp')
    await expect(side(page, 'Title', 'Yours')).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(side(page, 'Title', 'Theirs')).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // The stored record already equals their version, so the save adds no version.
    await expectSaved(page, book, { title: theirs, publisher: 'Theirs & Sons' }, 2)
    await discardBook(page, book)
  })

  test('may be gone on with in the form, and even collide again', async ({ page }) => {
    const { book, mine } = await collide(page)
    await page.getByRole('button', { name: 'Keep all yours' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(field(page, 'Title')).toBeFocused()
    await expect(field(page, 'Title')).toHaveValue(mine)
    await expect(field(page, 'Publisher')).toHaveValue('Theirs & Sons')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('')
    await field(page, 'Author').fill('J. A.')
    await field(page, 'Publisher').fill('Mine & Sons')
    await changeBook(page, { ...book, version: 2 }, { publisher: 'Third Hand' })
    await submit(page)
    await expect(page.getByRole('group', { name: 'Publisher' })).toContainText('Third Hand')
    await page.getByRole('button', { name: 'Save this choice' }).click()
    await expect(page.getByText('Book updated')).toBeVisible()
    expect(await readBook(page, book.id)).toMatchObject({
      title: mine,
      author: 'J. A.',
      version: 4,
    })
    await discardBook(page, book)
  })

  for (const name of ['Genre', 'Year']) {
    test(`may be gone on with at the first field that differs: ${name}`, async ({ page }) => {
      const book = await makeBook(page)
      const { items: genres } = (await (await page.request.get('/api/v1/genres/names')).json()) as {
        items: { id: string; name: string }[]
      }
      await openAwake(page, `/manager/books/${book.id}/update`, 'form')
      if (name === 'Genre') {
        await field(page, name).fill(genres[1]!.name)
        await page.getByRole('option', { name: genres[1]!.name, exact: true }).click()
      } else await field(page, name).fill('1999')
      const theirs = name === 'Genre' ? { genreId: genres.at(-1)!.id } : { publishedYear: 1998 }
      await changeBook(page, book, theirs)
      await submit(page)
      await page.getByRole('button', { name: 'Keep editing' }).press('Enter')
      await expect(field(page, name)).toBeFocused()
      await discardBook(page, book)
    })
  }

  test('of another field is merged, and the page says so', async ({ page }) => {
    const book = await makeBook(page)
    await openAwake(page, `/manager/books/${book.id}/update`, 'form')
    await field(page, 'Description').fill('Read twice')
    await changeBook(colleague, book, { publishedYear: 1998 })
    await submit(page)
    await expect(page.getByText('Changes by another user to other fields')).toBeVisible()
    await expectSaved(page, book, { description: 'Read twice', publishedYear: 1998 })
    await discardBook(page, book)
  })

  test('that comes to the same is no conflict', async ({ page }) => {
    const book = await makeBook(page)
    const title = freshTitle('Same')
    await openAwake(page, `/manager/books/${book.id}/update`, 'form')
    await field(page, 'Title').fill(title)
    await changeBook(page, book, { title })
    await submit(page)
    await expect(page.getByText('Book updated')).toBeVisible()
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await discardBook(page, book)
  })

  test('is not left unasked', async ({ page }) => {
    const { book } = await collide(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await discardBook(page, book)
  })
})

test.describe('behaviour 12: a save of a book that another user has put in the trash', () => {
  test.use({ forgiven: /404/ })

  test('is refused, and what was typed stays', async ({ page }) => {
    const book = await makeBook(page)
    const mine = freshTitle('Mine')
    await openAwake(page, `/manager/books/${book.id}/update`, 'form')
    await field(page, 'Title').fill(mine)
    await discardBook(page, book)
    await submit(page)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Not saved.')
    await passRetries(page)
    await expect(field(page, 'Title')).toHaveValue(mine)
    await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  })
})

for (const { language, theme } of LOOKS) {
  test(`behaviour 12: both versions are accessible, wide and on the phone, ${language}, ${theme}`, async ({
    page,
  }) => {
    const { book } = await collide(page, { language, theme })
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await discardBook(page, book)
  })
}
