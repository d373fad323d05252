import { STATES } from '../../../../tests/e2e/accounts.ts'
import {
  awake,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from '../../../../tests/e2e/browser.ts'
import { chooseOn, rows, searchBox } from '../../../../tests/e2e/lists.ts'
import { expectAfterRetries } from '../../../../tests/e2e/page-clock.ts'
import { LOOKS, PHONE, WIDE } from '../../../../tests/e2e/site.ts'
import { ownGenres } from '../test-own-genres.ts'

test.use({
  storageState: STATES.admin,
  forgiven: /500|ERR_FAILED|ERR_INTERNET|preload CSS|Out of reach/,
})

const own = ownGenres('Drama', 'Essay')
const calls = '**/api/rpc/genres/list**'

const places = (page: Parameters<typeof open>[0]) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Genres' })

test.describe('the states of the list of genres', () => {
  test('the list of genres, with and without an answer', async ({ page, context }) => {
    test.slow()
    await open(page, '/manager/dashboard')

    await test.step('pending, then failed: says so, tells its request id and is asked for again', async () => {
      await page.route(calls, (route) =>
        route.fulfill({ status: 500, headers: { 'x-request-id': 'request-9' }, json: {} }),
      )
      await places(page).click()
      await expect(page.getByText('Loading the list')).toBeAttached()
      await expectAfterRetries(page, page.getByRole('heading', { name: 'Couldn’t load the list' }))
      await expect(page.getByText('request-9')).toBeVisible()
      await expectAccessible(page)
      await page.unroute(calls)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(rows(page).first()).toBeVisible()
    })

    await test.step('no match says what was searched for, and clears it', async () => {
      await searchBox(page).fill('nothing like this')
      await expect(page.getByRole('heading', { name: 'No genres found' })).toBeVisible()
      await expect(page.getByText('You searched for “nothing like this”.')).toBeVisible()
      await page.getByText('Clear search', { exact: true }).click()
      await expect(rows(page).first()).toBeVisible()
      await expect(page).not.toHaveURL(/searchTerm/)
    })

    await test.step('the dialog of a merge is accessible', async () => {
      await searchBox(page).fill(own.tag)
      // The rows move once the search has its answer, and a menu that is open then closes.
      await expect(rows(page)).toHaveCount(2)
      await chooseOn(page, own.named('Drama'), 'Merge into…')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessibleInBothThemes(page)
    })

    await test.step('offline says so, and comes back by itself', async () => {
      await page.goto('/manager/dashboard?lng=en')
      await awake(page)
      const asked = Promise.withResolvers<void>()
      await page.route(calls, (route) => (asked.resolve(), route.abort()))
      await places(page).hover()
      await asked.promise
      await context.setOffline(true)
      await page.evaluate(() => dispatchEvent(new Event('offline')))
      await places(page).click()
      await expectAfterRetries(page, page.getByRole('heading', { name: 'You’re offline' }))
      await page.unroute(calls)
      await context.setOffline(false)
      await expect(rows(page).first()).toBeVisible()
    })
  })

  for (const { language, theme } of LOOKS) {
    test(`list, no match and dialog, ${language}, ${theme}`, async ({ page }) => {
      test.slow()
      await open(page, own.list, { language, theme })
      await page.setViewportSize(PHONE)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize(WIDE)
      await rows(page).first().getByRole('checkbox').check()
      await expectAccessible(page)
      await open(page, `${own.list}#new`, { language, theme })
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await searchBox(page).fill('nothing like this')
      await expect(rows(page)).toHaveCount(0)
      await expectAccessible(page)
      await page.setViewportSize(PHONE)
      await expectNoSidewaysScroll(page)
    })
  }
})
