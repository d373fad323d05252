import { STATES } from '../accounts.ts'
import {
  awake,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from '../browser.ts'
import { chooseOn, rows } from '../lists.ts'
import { DIRECTIONS, PHONE } from '../site.ts'
import { ownGenres } from './own-genres.ts'

test.use({ storageState: STATES.admin, forgiven: /500|ERR_FAILED|ERR_INTERNET|preload CSS/ })

const own = ownGenres('Drama', 'Essay')
const nothing = '/manager/genres?searchTerm=nothing%20like%20this'
const calls = '**/api/rpc/genres/list**'

const places = (page: Parameters<typeof open>[0]) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Genres' })

test.describe('issue 18.15: the states of the list of genres', () => {
  test('no match says what was searched for, and clears it', async ({ page }) => {
    await open(page, nothing)
    await expect(page.getByRole('heading', { name: 'No genre matches' })).toBeVisible()
    await expect(page.getByText('You searched for “nothing like this”.')).toBeVisible()
    await page.getByText('Clear search', { exact: true }).click()
    await expect(rows(page).first()).toBeVisible()
    await expect(page).not.toHaveURL(/searchTerm/)
  })

  test('pending, then failed: says so, tells its request id and is asked for again', async ({
    page,
  }) => {
    test.slow()
    await open(page, '/manager/dashboard')
    await page.route(calls, (route) =>
      route.fulfill({ status: 500, headers: { 'x-request-id': 'request-9' }, json: {} }),
    )
    await places(page).click()
    await expect(page.getByText('Fetching the list')).toBeAttached()
    await expect(page.getByRole('heading', { name: 'The list could not be shown' })).toBeVisible({
      timeout: 15_000,
    })
    await expect(page.getByText('request-9')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(rows(page).first()).toBeVisible()
  })

  test('offline says so, and comes back by itself', async ({ page, context }) => {
    await open(page, nothing)
    await places(page).hover()
    await page.goto('/manager/dashboard?lng=en')
    await awake(page)
    const asked = Promise.withResolvers<void>()
    await page.route(calls, (route) => (asked.resolve(), route.abort()))
    await places(page).hover()
    await asked.promise
    await context.setOffline(true)
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await places(page).click()
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await page.unroute(calls)
    await context.setOffline(false)
    await expect(rows(page).first()).toBeVisible()
  })

  for (const language of DIRECTIONS) {
    test(`list, no match and dialog, ${language}, light and dark`, async ({ page }) => {
      test.slow()
      await open(page, own.list, { language })
      await rows(page).first().getByRole('checkbox').check()
      await expectAccessibleInBothThemes(page)
      await open(page, `/manager/genres#new`, { language })
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await open(page, nothing, { language })
      await expectAccessibleInBothThemes(page)
      await page.setViewportSize(PHONE)
      await expectNoSidewaysScroll(page)
      await open(page, own.list, { language })
      await expectNoSidewaysScroll(page)
    })
  }

  test('the dialog of a merge is accessible', async ({ page }) => {
    await open(page, own.list)
    await chooseOn(page, own.named('Drama'), 'Merge into…')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })
})
