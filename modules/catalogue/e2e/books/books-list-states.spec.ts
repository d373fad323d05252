import { STATES } from '../../../../tests/e2e/accounts.ts'
import {
  choose,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  test,
} from '../../../../tests/e2e/browser.ts'
import { rows, searchBox } from '../../../../tests/e2e/lists.ts'
import { expectAfterRetries } from '../../../../tests/e2e/page-clock.ts'
import { LOOKS, PHONE } from '../../../../tests/e2e/site.ts'
import { listOf, ownBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin, forgiven: /400|500|ERR_FAILED|ERR_INTERNET/ })

const own = ownBooks(120)

const nothing = '/manager/books?searchTerm=nothing%20like%20this'
const calls = '**/api/rpc/books/list**'
const failure = { status: 500, headers: { 'x-request-id': 'request-9' }, json: {} }

test.describe('behaviour 15: five different states', () => {
  test('behaviour 15: a list whose calls fail, from its first page to its next', async ({
    page,
    context,
  }) => {
    test.slow()
    await open(page, '/manager/dashboard')

    await test.step('a failed list says so, tells its request id, and can be tried again', async () => {
      await page.route(calls, (route) => route.fulfill(failure))
      await page
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name: 'Books' })
        .click()
      await expect(page.getByText('Loading the list')).toBeAttached()
      await expectAfterRetries(page, page.getByRole('heading', { name: 'Couldn’t load the list' }))
      await expect(page.getByText('request-9')).toBeVisible()
      await expectAccessible(page)
      await page.unroute(calls)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(rows(page).first()).toBeVisible()
    })

    await test.step('offline says so, and comes back by itself', async () => {
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await searchBox(page).fill(own.title(7))
      await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
      await expectAccessible(page)
      await context.setOffline(false)
      await expect(rows(page)).toHaveCount(1)
    })

    await test.step('a next page that fails is asked for again where it belongs', async () => {
      await searchBox(page).fill(own.tag)
      await expect(page.getByText('Showing 50 of 120')).toBeVisible()
      await page.route(calls, (route) => route.fulfill(failure))
      await page.evaluate(() => scrollTo(0, 56 * 40))
      await expectAfterRetries(page, page.getByText('Couldn’t load more rows.'))
      await page.unroute(calls)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByText('Showing 100 of 120')).toBeVisible()
    })
  })

  test('behaviour 15: a list that matches nothing', async ({ page }) => {
    await test.step('a genre that does not exist matches nothing', async () => {
      await open(page, '/manager/books?genre=none')
      await page.getByRole('button', { name: 'Clear search' }).click()
      await expect(rows(page).first()).toBeVisible()
    })

    await test.step('no match says what was searched for, and clears it in one key', async () => {
      await searchBox(page).fill('nothing like this')
      await expect(page.getByRole('heading', { name: 'No books found' })).toBeVisible()
      await expect(page.getByText('You searched for “nothing like this”.')).toBeVisible()
      await searchBox(page).focus()
      await page.keyboard.press('Escape')
      await expect(rows(page).first()).toBeVisible()
      await expect(page).not.toHaveURL(/searchTerm/)
    })
  })
})

for (const { language, theme } of LOOKS) {
  test(`behaviour 15: list and no match, ${language}, ${theme}`, async ({ page }) => {
    await open(page, listOf(own.tag), { language, theme })
    await rows(page).nth(2).getByRole('checkbox').check()
    await expectAccessible(page)
    await open(page, nothing, { language, theme })
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
  })
}

test.describe('on the phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

  test('the list on the phone', async ({ page }) => {
    for (const language of ['ar', 'en']) {
      await test.step(`a row is two lines and everything is in reach, ${language}`, async () => {
        await open(page, listOf(own.tag), { language })
        expect((await rows(page).first().boundingBox())?.height).toBe(68)
        await rows(page).nth(1).getByRole('checkbox').check()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })
    }

    await test.step('behaviour 6: the menu changes the order', async () => {
      await rows(page).nth(1).getByRole('checkbox').uncheck()
      await page.getByRole('button', { name: 'View' }).click()
      await choose(page.getByRole('menuitemradio', { name: 'Title, Z to A' }))
      await expect(rows(page).first()).toContainText(own.title(120))
      await expect(page).toHaveURL(/sort=-title/)
    })
  })
})
