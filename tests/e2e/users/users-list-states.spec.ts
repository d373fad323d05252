import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { choose, expect, expectAccessible, expectNoSidewaysScroll, open, test } from '../browser.ts'
import { bulkBar, rows, searchBox } from '../lists.ts'
import { expectAfterRetries } from '../page-clock.ts'
import { LOOKS, PHONE } from '../site.ts'
import { ownUsers, usersOf } from './listed-users.ts'

test.use({ storageState: STATES.admin, forgiven: /500|ERR_FAILED|ERR_INTERNET/ })

// One worker makes the users once.
test.describe.configure({ mode: 'default' })

const own = ownUsers(55)

const calls = '**/api/rpc/users/list**'
const noMatch = '/manager/users?searchTerm=nobody%20like%20this&role=admin&status=banned'

test.describe('behaviour 15: the states of the list', () => {
  test('no match says what was searched for, and clears it', async ({ page }) => {
    await open(page, noMatch)
    await expect(page.getByRole('heading', { name: 'No matching users' })).toBeVisible()
    await expect(
      page.getByText('You searched for “nobody like this”. · Role: Administrator · Status: Banned'),
    ).toBeVisible()
    await page.getByText('Clear search', { exact: true }).click()
    await expect(rows(page).first()).toBeVisible()
    await expect(page).not.toHaveURL(/searchTerm|role|status/)
  })

  test('a failed list says so, tells its request id, and can be tried again', async ({ page }) => {
    await page.clock.install()
    await open(page, '/manager/dashboard')
    await page.route(calls, (route) =>
      route.fulfill({ status: 500, headers: { 'x-request-id': 'request-9' }, json: {} }),
    )
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Users' })
      .click()
    await expect(page.getByText('Loading the list')).toBeAttached()
    await expectAfterRetries(page, page.getByRole('heading', { name: 'Couldn’t load the list' }))
    await expect(page.getByText('request-9')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(rows(page).first()).toBeVisible()
  })

  test('offline says so, and comes back by itself', async ({ page, context }) => {
    await open(page, usersOf(own.tag))
    await context.setOffline(true)
    await searchBox(page).fill(own.name(7))
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
    await context.setOffline(false)
    await expect(rows(page)).toHaveCount(1)
  })
})

test('behaviour 14: nothing shifts while rows come', async ({ page }) => {
  const measured = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await measured.promise
    await route.continue()
  })
  await open(page, '/manager/dashboard')
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Users' })
    .click()
  await expect(page.getByText('Loading the list')).toBeAttached()
  const place = () => page.locator('tbody tr').nth(1).boundingBox()
  const skeleton = await place()
  measured.resolve()
  await expect(rows(page).first()).toBeVisible()
  expect(await place()).toEqual(skeleton)
})

for (const { language, theme } of LOOKS) {
  test(`behaviour 15: list and no match, ${language}, ${theme}`, async ({ page }) => {
    await open(page, usersOf(own.tag), { language, theme })
    await rows(page).nth(2).getByRole('checkbox').check()
    await expectAccessible(page)
    await open(page, noMatch, { language, theme })
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
  })
}

test.describe('on the phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

  test('the list on a phone, from left to right', async ({ page }) => {
    await open(page, usersOf(own.tag))

    await test.step('a row is two lines and everything is in reach, en', () => expectTwoLines(page))

    await test.step('behaviour 10: many are asked about in a drawer that fits', async () => {
      await bulkBar(page).getByRole('button', { name: 'Ban', exact: true }).click()
      const drawer = page.getByRole('dialog', { name: 'Ban selected users (1)?' })
      await expect(drawer).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Escape')
      await expect(drawer).toHaveCount(0)
    })

    await test.step('behaviour 6: the menu changes the order', async () => {
      await rows(page).nth(1).getByRole('checkbox').uncheck()
      await expect(bulkBar(page)).toBeHidden()
      await page.getByRole('button', { name: 'View' }).click()
      await choose(page.getByRole('menuitemradio', { name: 'Name, Z–A' }))
      await expect(rows(page).first()).toContainText(own.name(55))
      await expect(page).toHaveURL(/sort=-name/)
    })
  })

  test('a row is two lines and everything is in reach, ar', async ({ page }) => {
    await open(page, usersOf(own.tag), { language: 'ar' })
    await expectTwoLines(page)
  })

  async function expectTwoLines(page: Page) {
    expect((await rows(page).first().boundingBox())?.height).toBe(68)
    await expect(rows(page).first()).toContainText(own.email(1))
    await rows(page).nth(1).getByRole('checkbox').check()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})
