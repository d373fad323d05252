import type { Page } from '@playwright/test'
import { product } from '#rules/product.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, expectNoSidewaysScroll, open, test } from '../../../tests/e2e/browser.ts'
import { expectAfterRetries } from '../../../tests/e2e/page-clock.ts'
import { findBook } from './test-grid.ts'

test.use({ storageState: STATES.user })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const listed = (page: Page) => page.getByRole('list', { name: 'Books by year' }).getByRole('link')

test('an author’s page has their years, their books by year and an opening line', async ({
  page,
}) => {
  await test.step('the first HTML has it all', async () => {
    const headers = { accept: 'text/html' }
    const html = await (
      await page.request.get('/app/authors/jane%20austen?lng=en', { headers })
    ).text()
    expect(html).toContain(`<title>Jane Austen · ${product.name}</title>`)
    expect(html).toContain('1775–1817')
  })

  await test.step('a book leads to its author, and the author to all books', async () => {
    const { id } = await findBook(page, 'Bleak House')
    await open(page, '/app/books?searchTerm=bleak')
    await page.getByRole('link', { name: /^Bleak House/ }).click()
    await expect(page).toHaveURL(new RegExp(id))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'All books by Charles Dickens' })).toBeVisible()
    await main.getByRole('link', { name: 'Charles Dickens', exact: true }).click()
    await expect(page).toHaveURL(/\/app\/authors\/Charles%20Dickens$/)
    await expect(page).toHaveTitle(`Charles Dickens · ${product.name}`)
    await expect(title(page)).toHaveText('Charles Dickens')
    await expect(main.getByText('1812–1870')).toBeVisible()
    await expect(main.getByText(/^\d+ books$/)).toBeVisible()
    await expect(main.locator('blockquote')).toBeVisible()
    const years = (await listed(page).allInnerTexts()).map((text) => Number(text.slice(-4)))
    expect(years.length).toBeGreaterThan(1)
    expect(years).toEqual(years.toSorted((one, other) => one - other))
    await page.getByRole('link', { name: 'All books', exact: true }).click()
    await expect(page).toHaveURL(/\/app\/books\?searchTerm=bleak/)
  })

  await test.step('years before our era read from right to left, and nothing overflows on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/app/authors/Σοφοκλῆς', { language: 'ar' })
    await expect(title(page)).toHaveText('Σοφοκλῆς')
    await expect(page.getByText('ق.م')).not.toHaveCount(0)
    await expectNoSidewaysScroll(page)
  })
})

test.describe('an author that there is not', () => {
  test.use({ forgiven: /404/ })

  test('is not found', async ({ page }) => {
    const answer = await page.goto('/app/authors/No%20such%20author?lng=en')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
  })
})

test('an author’s page that does not load says so, and comes when it is tried again', async ({
  browser,
}) => {
  const page = await browser.newPage({ storageState: STATES.user })
  await open(page, '/app')
  await page.route('**/api/rpc/authors/byName*', (route) => route.abort())
  await page.evaluate(() => {
    history.pushState({}, '', '/app/authors/Charles%20Dickens')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expectAfterRetries(page, page.getByRole('heading', { name: 'You’re offline' }))
  await expect(title(page)).toHaveText('Author')
  await page.unroute('**/api/rpc/authors/byName*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(title(page)).toHaveText('Charles Dickens')
  await page.close()
})
