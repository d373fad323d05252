import { STATES } from '../accounts.ts'
import { awake, expect, open, test } from '../browser.ts'
import { expectAfterRetries } from '../page-clock.ts'

test.describe('the dashboard', () => {
  test.use({ storageState: STATES.admin })

  test('every figure leads to what it counts', async ({ page }) => {
    await open(page, '/manager/dashboard')
    await awake(page, 'main h2')
    for (const [name, path] of [
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

  test.describe('where the server fails', () => {
    test.use({ forgiven: /status of 500/ })

    test('behaviour 15: a part that fails says so, and can be tried again', async ({ page }) => {
      await page.clock.install()
      await open(page, '/manager/users')
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
