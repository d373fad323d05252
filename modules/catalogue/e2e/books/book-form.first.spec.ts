import type { Page } from '@playwright/test'
import { product } from '#rules/product.ts'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  field,
  openAwake,
  test,
} from '../../../../tests/e2e/browser.ts'
import { LOOKS, PHONE } from '../../../../tests/e2e/site.ts'
import { anyGenre, discardBook, freshTitle, makeBook, readBook } from '../test-books.ts'

test.use({ storageState: STATES.admin })

const NEW = '/manager/books/new'
const create = (page: Page) => page.getByRole('button', { name: 'Create book' }).click()
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!

async function chooseGenre(page: Page) {
  const { name } = await anyGenre(page.request)
  await field(page, 'Genre').fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

async function fillIn(page: Page, title: string) {
  await field(page, 'Title').fill(title)
  await field(page, 'Author').fill('Mary Shelley')
  await chooseGenre(page)
}

const goTo = (page: Page, path: string) =>
  page.evaluate((href) => history.pushState({}, '', href), path)

test.describe('a new book', () => {
  test('spec 2: the form of a new book', async ({ page }) => {
    test.slow()
    await openAwake(page, NEW, 'form')

    await test.step('spec 2: is written field by field, kept, and shown', async () => {
      const title = freshTitle('Frankenstein')
      await expect(field(page, 'Title')).toBeFocused()
      await fillIn(page, `  ${title} `)
      await field(page, 'Year').fill('1818')
      await field(page, 'Publisher').fill('Lackington')
      await field(page, 'ISBN').fill('0-14-143947-5')
      await expect(field(page, 'ISBN')).toHaveAccessibleDescription('Saved as 978-0141439471')
      await field(page, 'Description').fill('A creature.\nAnd its maker.')
      await expect(page.getByText('26 / 5,000')).toBeVisible()
      await create(page)
      await expect(page.getByText('Book created')).toBeVisible()
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect(page).toHaveTitle(`${title} · ${product.name}`)
      const id = idOf(page)
      expect(await readBook(page, id)).toMatchObject({
        title,
        author: 'Mary Shelley',
        publisher: 'Lackington',
        publishedYear: 1818,
        isbn: '9780141439471',
        description: 'A creature.\nAnd its maker.',
        coverId: null,
      })
      await discardBook(page, { id })
    })

    await test.step('spec 5: says at each field what is missing, and goes to the first', async () => {
      await goTo(page, NEW)
      await expect(field(page, 'Title')).toHaveValue('')
      await create(page)
      await expect(field(page, 'Title')).toHaveAccessibleDescription('Title is required')
      await expect(field(page, 'Author')).toHaveAccessibleDescription('Author is required')
      await expect(field(page, 'Genre')).toHaveAccessibleDescription('Genre is required')
      await expect(field(page, 'Title')).toBeFocused()
      await field(page, 'Title').fill('Something')
      await expect(field(page, 'Title')).toHaveAccessibleDescription('')
      await create(page)
      await expect(field(page, 'Author')).toBeFocused()
    })

    await test.step('a title of 10,000 characters and an ISBN that is none are named, not cut', async () => {
      await fillIn(page, 'x'.repeat(10_000))
      await field(page, 'ISBN').fill('978-0-14-143951-9')
      await field(page, 'Year').fill('99999')
      await field(page, 'Description').fill('y'.repeat(5001))
      await field(page, 'Description').press('Control+Enter')
      await expect(field(page, 'Title')).toHaveAccessibleDescription('At most 255 characters')
      await expect(field(page, 'Title')).toHaveValue('x'.repeat(10_000))
      await expect(field(page, 'ISBN')).toHaveAccessibleDescription('ISBN is invalid')
      await expect(field(page, 'Year')).toHaveAccessibleDescription('Year is invalid')
      await field(page, 'Year').fill('0')
      await field(page, 'Description').press('Control+Enter')
      await expect(field(page, 'Year')).toHaveAccessibleDescription(
        'There’s no year 0. For 1 BC, enter -1',
      )
      await expect(field(page, 'Description')).toHaveAccessibleDescription(
        'At most 5000 characters',
      )
    })

    await test.step('behaviour 12: is not left unasked while it is not saved', async () => {
      await field(page, 'Title').fill('Not yet')
      await page.getByRole('link', { name: 'Cancel' }).click()
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      await question.getByRole('button', { name: 'Stay here' }).click()
      await expect(field(page, 'Title')).toHaveValue('Not yet')
      await page.getByRole('link', { name: 'Cancel' }).click()
      await question.getByRole('button', { name: 'Leave' }).click()
      await expect(page).toHaveURL(/\/manager\/books$/)
    })
  })

  test.describe('that is there already', () => {
    test.use({ forgiven: /409/ })

    test('spec 5: a title that the author has already is refused at the title, and nothing is lost', async ({
      page,
    }) => {
      const book = await makeBook(page, { author: 'Mary Shelley' })
      await openAwake(page, NEW, 'form')
      await fillIn(page, ` ${book.title.toUpperCase()}`)
      await create(page)
      const title = field(page, 'Title')
      await expect(title).toHaveAccessibleDescription('Title already used with the same author')
      await expect(title).toBeFocused()
      await expect(field(page, 'Author')).toHaveValue('Mary Shelley')
      const other = freshTitle('Another')
      await title.fill(other)
      await expect(title).toHaveAccessibleDescription('')
      await title.press('Enter')
      await expect(page.getByRole('heading', { name: other, exact: true })).toBeVisible()
      await discardBook(page, { id: idOf(page) })
      await discardBook(page, book)
    })
  })

  test.describe('that cannot be saved', () => {
    test.use({ forgiven: /400|500|ERR_/ })

    test('behaviour 11: the form of a new book that cannot be saved', async ({ page, context }) => {
      test.slow()
      await openAwake(page, NEW, 'form')

      await test.step('a genre that is gone meanwhile is named at its field', async () => {
        await page.route('**/api/rpc/books/create', async (route) => {
          const sent = route.request().postData()!
          const gone = '019aa5b0-0000-7000-8000-00000000dead'
          await route.continue({
            postData: sent.replace(/"genreId":"[^"]+"/, `"genreId":"${gone}"`),
          })
        })
        await fillIn(page, freshTitle('Orphan'))
        await create(page)
        await expect(field(page, 'Genre')).toHaveAccessibleDescription('Genre not found')
        await expect(field(page, 'Genre')).toBeFocused()
        await page.unroute('**/api/rpc/books/create')
      })

      await test.step('a cover that is gone meanwhile is named at its field', async () => {
        await page.route('**/api/rpc/books/create', async (route) => {
          const gone = '"coverId":"019aa5b0-0000-7000-8000-00000000dead"'
          const sent = route.request().postData()!
          await route.continue({ postData: sent.replace('"coverId":null', gone) })
        })
        const title = freshTitle('Bare')
        await field(page, 'Title').fill(title)
        await create(page)
        const cover = page.getByRole('group', { name: 'Cover' })
        const choose = cover.getByRole('button', { name: 'Choose picture' })
        await expect(cover).toHaveAccessibleDescription('Picture not found')
        await expect(choose).toBeFocused()
        await expectAccessible(page)
        await page.unroute('**/api/rpc/books/create')
        await create(page)
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
        await discardBook(page, { id: idOf(page) })
      })

      await test.step('behaviour 11: stays as it was written, offline and after a failure of the server', async () => {
        await goTo(page, NEW)
        await expect(field(page, 'Title')).toHaveValue('')
        const title = freshTitle('Patience')
        await fillIn(page, title)
        await context.setOffline(true)
        await create(page)
        const alert = page.getByRole('main').getByRole('alert')
        await expect(alert).toContainText(/^Not saved\. .*offline/)
        await expect(field(page, 'Title')).toHaveValue(title)
        await context.setOffline(false)
        await page.route('**/api/rpc/books/create', (route) =>
          route.fulfill({ status: 500, json: {} }),
        )
        await create(page)
        await expect(alert).toContainText('Not saved. Something went wrong')
        await expect(field(page, 'Author')).toHaveValue('Mary Shelley')
        await page.unroute('**/api/rpc/books/create')
        await create(page)
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
        await discardBook(page, { id: idOf(page) })
      })
    })
  })
})

test.describe('a change', () => {
  test('spec 2: the form of a book that exists', async ({ page }) => {
    await test.step('spec 2: begins with what is there, and is seen at once where it leads', async () => {
      const book = await makeBook(page, { publisher: 'Murray', isbn: '9780141439518' })
      await openAwake(page, `/manager/books/${book.id}`, 'h1')
      await page.keyboard.press('e')
      await expect(page).toHaveURL(/\/update$/)
      await expect(field(page, 'ISBN')).toHaveValue('978-0141439518')
      const title = freshTitle('Renamed')
      await field(page, 'Title').fill(title)
      await field(page, 'Publisher').fill('')
      await field(page, 'Publisher').press('Enter')
      await expect(page.getByText('Book updated')).toBeVisible()
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect(page).toHaveTitle(`${title} · ${product.name}`)
      expect(await readBook(page, book.id)).toMatchObject({ title, publisher: null, version: 2 })
      await page.goBack()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await discardBook(page, book)
    })

    await test.step('behaviour 12: is not given up by a key or a link unasked; nothing changed, nothing asked', async () => {
      const book = await makeBook(page)
      await goTo(page, `/manager/books/${book.id}/update`)
      await expect(field(page, 'Title')).toHaveValue(book.title)
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(page).toHaveURL(new RegExp(`${book.id}$`))
      await page.goBack()
      await field(page, 'Author').fill('Somebody')
      await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click()
      await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
      await discardBook(page, book)
    })
  })

  test('spec 2: of a book in the trash is a page that is nowhere', async ({ browser }) => {
    const page = await browser.newPage({ storageState: STATES.admin })
    const book = await makeBook(page)
    await discardBook(page, book)
    const response = await page.goto(`/manager/books/${book.id}/update`)
    expect(response?.status()).toBe(404)
    await expect(page.getByText('This page could not be found')).toBeVisible()
    await page.close()
  })
})

for (const { language, theme } of LOOKS) {
  test(`behaviour 19: the form and its mistakes are accessible on the phone, ${language}, ${theme}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await openAwake(page, NEW, 'form', { language, theme })
    await page.locator('form [type=submit]').click()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}
