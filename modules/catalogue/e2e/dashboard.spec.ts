import { STATES } from '../../../tests/e2e/accounts.ts'
import { awake, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { pill } from '../../../tests/e2e/filters.ts'
import { discardBook, freshTitle, makeBook } from './test-books.ts'

test.describe('the dashboard', () => {
  test.use({ storageState: STATES.admin })

  test('every figure of books leads to what it counts', async ({ page }) => {
    await open(page, '/manager/dashboard')
    await awake(page, 'main h2')
    for (const [name, path] of [
      ['Books', '/manager/books'],
      ['Authors', '/manager/books?sort=author'],
      ['Genres', '/manager/dashboard#genres'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', path)
    }
  })

  test('figures have their trend, and the latest activity leads to its details', async ({
    page,
  }) => {
    const book = await makeBook(page)
    await open(page, '/manager/dashboard')
    const tile = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Books', exact: true }) })
    await expect(tile.locator('polyline')).toBeVisible()
    const feed = page.locator('section').filter({ hasText: 'All activity' })
    await feed.getByRole('link', { name: book.title }).click()
    await expect(page).toHaveURL(/\/manager\/activity\?open=/)
    await expect(page.getByRole('dialog')).toContainText(book.title)
    await discardBook(page, book)
  })

  test('a plot is read by keys and as a table, and a genre leads to its books', async ({
    page,
  }) => {
    await open(page, '/manager/dashboard')
    await awake(page, 'main h2')
    const plot = page.getByRole('slider', { name: 'Books added per day' })
    await plot.focus()
    const today = await plot.getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowLeft')
    await expect(plot).not.toHaveAttribute('aria-valuetext', today ?? '')
    await page.keyboard.press('End')
    await expect(plot).toHaveAttribute('aria-valuetext', today ?? '')
    const card = page.locator('section', { has: plot })
    await card.getByText('View as table').click()
    const table = card.getByRole('table', { name: 'Books added per day' })
    await expect(table.getByRole('row')).toHaveCount(31)
    await expectAccessible(page)

    const genres = page.getByRole('table', { name: 'Books per genre' }).first()
    const link = genres.getByRole('link').first()
    const name = await link.textContent()
    await link.click()
    await expect(page).toHaveURL(/\/manager\/books\?genre=/)
    await expect(pill(page, 'Genre')).toContainText(name ?? '')
  })

  test('searches without results, and books without a cover, are shown with links to them', async ({
    page,
  }) => {
    const wanted = freshTitle('nowhere').toLowerCase()
    await page.request.get('/api/v1/books', { params: { searchTerm: wanted } })
    await open(page, '/manager/dashboard')
    await awake(page, 'main h2')
    const task = page.getByRole('listitem').filter({ hasText: 'Books without a cover picture' })
    await task.getByRole('link', { name: 'Add covers' }).click()
    await expect(page).toHaveURL(/\/manager\/books\?cover=none$/)
    await expect(pill(page, 'Without a cover')).toBeVisible()
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
    const answer = await page.request.get('/api/v1/manager/dashboard')
    const { fruitlessSearches } = (await answer.json()) as { fruitlessSearches: { term: string }[] }
    expect(fruitlessSearches.length).toBeGreaterThan(0)
  })
})
