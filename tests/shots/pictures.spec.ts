import { devices, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { STATES } from '../e2e/accounts.ts'
import { expect, field, open, openAwake } from '../e2e/browser.ts'
import { asManager, callApi } from '../e2e/calls.ts'
import { PHONE } from '../e2e/site.ts'
import { takeOne, takePicture } from './picture.ts'

const NEW_BOOK = {
  Title: 'The Acacia at Evening',
  Author: 'Wanjiru Otieno',
  Year: '1929',
  Publisher: 'Hill & Lake',
  Description: 'Nine stories from the shore of the lake, told while the light goes.',
}
const OTHER_ORGANIZATIONS = [
  'Chuo Kikuu cha Zanzibar',
  'Kisumu Public Library',
  'Lycée Victor Hugo',
  'قرّاء بيروت',
]

test.use({ viewport: { width: 1280, height: 800 }, storageState: STATES.admin })
test.describe.configure({ mode: 'serial', timeout: 600_000, retries: 0 })

test('the pictures of the documentation: a visitor', async ({ browser }) => {
  const page = await browser.newPage({ storageState: undefined })
  await open(page, '/login')
  await takePicture(page, 'sign-in')
  await page.close()
})

test('the pictures of the documentation: a new book and the back office', async ({
  page,
  browser,
}) => {
  await asManager(browser, async (request) => {
    for (const name of OTHER_ORGANIZATIONS) {
      const answer = await callApi(request, ['POST', '/organizations'], { name })
      expect(answer.status(), await answer.text()).toBe(201)
    }
  })
  await openAwake(page, '/manager/books/new', 'form')
  await fillIn(page)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.evaluate(() => scrollTo(0, 0))
  await takePicture(page, 'book-form')
  await page.getByRole('button', { name: 'Create book' }).click()
  await expect(page.getByText('Book created')).toBeVisible()

  for (const [name, path] of [
    ['dashboard', '/manager/dashboard'],
    ['manager-list', '/manager/books?sort=author'],
    ['activity', '/manager/activity'],
    ['organizations', '/manager/organizations'],
  ] as const) {
    await open(page, path)
    await takePicture(page, name)
  }
})

test('the pictures of the documentation: a reader', async ({ page }) => {
  for (const title of ['Frankenstein', 'Middlemarch', 'Walden', NEW_BOOK.Title]) {
    const { id } = await bookCalled(page, title)
    const answer = await callApi(page.request, ['PUT', `/shelves/reading/books/${id}`])
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await open(page, '/app')
  await takePicture(page, 'home')
  const { genreId } = await bookCalled(page, 'Frankenstein')
  await open(page, `/app/books?genre=${genreId}`)
  await takePicture(page, 'shelf')
  await open(page, await addressOfBook(page))
  await takePicture(page, 'book')
})

test('the pictures of the documentation: a phone in Arabic', async ({ browser }) => {
  const page = await browser.newPage({
    ...devices['Pixel 7'],
    viewport: PHONE,
    storageState: STATES.user,
  })
  await open(page, `/app/books?searchTerm=acacia`, { language: 'ar' })
  await takeOne(page, 'dark', 'phone-search')
  await open(page, await addressOfBook(page), { language: 'ar' })
  await takeOne(page, 'dark', 'phone-book')
  await page.close()
})

async function fillIn(page: Page) {
  const { Year, ...others } = NEW_BOOK
  for (const [name, value] of Object.entries(others)) await field(page, name).fill(value)
  await field(page, 'Year').fill(Year)
  await field(page, 'Genre').fill('Short stories')
  await page.getByRole('option', { name: 'Short stories', exact: true }).click()
  const cover = await sharp('tests/shots/cover.svg').png().toBuffer()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: cover })
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()
}

async function bookCalled(page: Page, title: string) {
  const answer = await page.request.get(`/api/v1/books?searchTerm=${title}`)
  const { items } = (await answer.json()) as { items: { id: string; genreId: string }[] }
  return items[0]!
}

const addressOfBook = async (page: Page) =>
  `/app/books/${(await bookCalled(page, NEW_BOOK.Title)).id}`
