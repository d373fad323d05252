import { STATES } from '../accounts.ts'
import { discardBook, freshTitle, makeBook } from '../books/books.ts'
import { awake, expect, expectAccessible, open, test } from '../browser.ts'
import { pill } from '../filters.ts'
import { expectAfterRetries } from '../page-clock.ts'

test.describe('the dashboard', () => {
  test.use({ storageState: STATES.admin })

  test('every figure leads to what it counts', async ({ page }) => {
    await open(page, '/manager/dashboard')
    await awake(page, 'main h2')
    for (const [name, path] of [
      ['Books', '/manager/books'],
      ['Authors', '/manager/books?sort=author'],
      ['Genres', '/manager/dashboard#genres'],
      ['Users', '/manager/users'],
      ['Active sessions', '/manager/activity?action=session.start'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', path)
    }
    const tile = page
      .getByRole('listitem')
      .filter({ has: page.getByText('Users', { exact: true }) })
    const { total } = (await (await page.request.get('/api/v1/users?limit=1')).json()) as {
      total: { count: number }
    }
    expect(total.count).toBeGreaterThan(1)
    await expect(tile.last()).toContainText(/Users\d+/)
    await page.getByRole('link', { name: 'Sign-ins in 7 days' }).click()
    await expect(page).toHaveURL(
      /\/manager\/activity\?action=session\.start&from=\d{4}-\d{2}-\d{2}$/,
    )
    await expect(page.getByRole('main')).toContainText('signed in')
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

  test.describe('where the server fails', () => {
    test.use({ forgiven: /status of 500/ })

    test('behaviour 15: a part that fails says so, and can be tried again', async ({ page }) => {
      await page.clock.install()
      await open(page, '/manager/books')
      await awake(page, 'main h1')
      const calls = '**/api/rpc/dashboard/**'
      const failure = { status: 500, headers: { 'x-request-id': 'request-7' }, json: {} }
      await page.route(calls, (route) => route.fulfill(failure))
      await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
      const failed = page.getByRole('heading', { name: 'Couldn’t load the dashboard' })
      await expectAfterRetries(page, failed)
      await expect(page.getByText('request-7')).toBeVisible()
      await page.unroute(calls)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
    })
  })
})

test.describe('for users who may not manage', () => {
  test.use({ storageState: STATES.user, forgiven: /status of 403/ })

  test('check 21: its figures are refused', async ({ request }) => {
    expect((await request.get('/api/v1/manager/dashboard')).status()).toBe(403)
  })
})
