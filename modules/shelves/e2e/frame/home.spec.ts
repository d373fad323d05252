import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../../tests/e2e/browser.ts'

test.describe('spec 2: the home page', () => {
  test.use({ storageState: STATES.admin })

  test('shows what is new, and leads to genres', async ({ page }) => {
    await open(page, '/app')
    const answer = await page.request.get('/api/v1/books?sort=-createdAt&limit=1')
    const { items } = (await answer.json()) as { items: { title: string }[] }
    const newest = page.getByRole('list', { name: 'New in the library' }).getByRole('link').first()
    await expect(newest).toContainText(items[0]!.title)
    await page
      .getByRole('navigation', { name: 'Browse by genre' })
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL(/\/app\/books\?genre=/)
  })
})

test.describe('for users who may not manage', () => {
  test.use({ storageState: STATES.user })

  test('spec 2: the page of a reader shows where to read on', async ({ page }) => {
    await open(page, '/app')
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
