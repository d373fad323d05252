import { product } from '#rules/product.ts'
import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'

test.describe('spec 2: the home page', () => {
  test.use({ storageState: STATES.admin })

  test('greets, shows what is new, leads to genres, to the manager and to the project', async ({
    page,
  }) => {
    await open(page, '/app')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Ada')
    const answer = await page.request.get('/api/v1/books?sort=-createdAt&limit=1')
    const { items } = (await answer.json()) as { items: { title: string }[] }
    const newest = page.getByRole('list', { name: 'New in the library' }).getByRole('link').first()
    await expect(newest).toContainText(items[0]!.title)
    await expect(page.getByText('You are here', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'href',
      /^https:/,
    )
    await expect(page.getByRole('link', { name: 'Open an issue' })).toHaveAttribute(
      'href',
      /^https:.*issues/,
    )
    await page
      .getByRole('navigation', { name: 'Browse by genre' })
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL(/\/app\/books\?genre=/)
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Manager', exact: true }).click()
    await expect(page).toHaveURL(/\/manager\/dashboard$/)
  })
})

test.describe('for users who may not manage', () => {
  test.use({ storageState: STATES.user })

  test('spec 2: the manager area says so; the page of a reader shows where to read on', async ({
    page,
  }) => {
    await open(page, '/app')
    await expect(page.getByText('Access Denied')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Manager' })).toHaveCount(0)
    const origin = new URL(page.url()).origin
    const answer = await page.request.get('/api/v1/books?limit=1')
    const { items } = (await answer.json()) as { items: { id: string; title: string }[] }
    const place = `/api/v1/shelves/reading/books/${items[0]!.id}`
    await page.request.put(place, { headers: { origin }, data: {} })
    await open(page, '/app')
    const reading = page.getByRole('list', { name: 'Continue reading' }).getByRole('link')
    await expect(reading.filter({ hasText: items[0]!.title })).toBeVisible()
    await page.request.delete(place, { headers: { origin }, data: {} })
  })
})

test.describe('spec 2: which build this is', () => {
  test.use({ storageState: STATES.user, permissions: ['clipboard-read', 'clipboard-write'] })

  test('spec 2: the version info is copied', async ({ page }) => {
    for (const path of ['/app', '/app/account']) {
      await test.step(`spec 2: which build this is is copied on ${path}`, async () => {
        await open(page, path)
        await page.evaluate(() => navigator.clipboard.writeText(''))
        await page.getByRole('button', { name: 'Copy version info' }).click()
        await expect(
          page.getByRole('listitem').getByText('Version info copied to clipboard'),
        ).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
          new RegExp(`^${product.name} \\d+\\.\\d+\\.\\d+`),
        )
      })
    }
  })
})

test.describe('what the home page leads to', () => {
  test.use({ storageState: STATES.user })

  test('the opening line of the day leads to its book, the search to the books', async ({
    page,
  }) => {
    await open(page, '/app')
    const answer = await page.request.get('/api/v1/books/opening')
    const { book } = (await answer.json()) as { book: { id: string; title: string } }
    const opening = page.getByRole('region', { name: 'Today’s opening line' })
    await expect(opening.getByRole('link', { name: book.title })).toHaveAttribute(
      'href',
      `/app/books/${book.id}`,
    )
    const search = page.getByRole('main').getByRole('search').getByRole('searchbox')
    await search.fill('whale')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/app\/books\?searchTerm=whale/)
  })
})
