import type { Locator, Page } from '@playwright/test'
import { ORGANIZATION, STATES } from '../accounts.ts'
import { expect, expectAccessible, open, test } from '../browser.ts'
import { discardUser, makeUser } from '../people.ts'

test.use({ storageState: STATES.admin, forgiven: /ERR_/ })

const offline = (page: Page) => page.getByRole('heading', { name: 'You are offline' })

interface Trip {
  by: Locator
  /** What the page says while its parts are on their way. */
  pending: string
  calls: RegExp
}

/** Goes to a page, and loses the network while the parts of that page are on their way. */
async function loseNetwork(page: Page, { by, pending, calls }: Trip) {
  let giveUp = () => {}
  const lost = new Promise<void>((resolve) => (giveUp = resolve))
  await page.waitForLoadState('networkidle')
  await page.route(calls, async (route) => {
    await lost
    await route.abort('internetdisconnected')
  })
  await by.click()
  await expect(page.getByText(pending)).toBeAttached()
  await page.context().setOffline(true)
  giveUp()
  await page.unrouteAll({ behavior: 'wait' })
}

test.describe('behaviour 15: what has not come when the network goes away says so, and comes by itself', () => {
  test('one’s own sessions and sign-ins', async ({ page, context }) => {
    await open(page, '/app')
    await loseNetwork(page, {
      by: page.getByRole('navigation').getByRole('link', { name: 'Account' }),
      pending: 'Looking up your sign-ins',
      calls: /list-sessions|activity\/listOwn/,
    })
    await expect(offline(page)).toHaveCount(2)
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByRole('listitem').filter({ hasText: 'Last seen' }).first()).toBeVisible()
    await expect(offline(page)).toHaveCount(0)
  })

  test('the shelves that others share', async ({ page, context }) => {
    await open(page, '/app')
    await loseNetwork(page, {
      by: page.getByRole('link', { name: 'Shelves', exact: true }),
      pending: 'Fetching shared shelves',
      calls: /shelves\/listShared/,
    })
    await expect(offline(page)).toHaveCount(1)
    await context.setOffline(false)
    await expect(page.getByText('Nobody shares a shelf with you yet.')).toBeVisible()
    await expect(offline(page)).toHaveCount(0)
  })

  test('somebody’s sessions, and what they did', async ({ page, context }) => {
    const user = await makeUser(page)
    await open(page, `/manager/users?searchTerm=${user.email}`)
    await loseNetwork(page, {
      by: page.getByRole('link', { name: user.name }).first(),
      pending: 'Fetching the activity',
      calls: /users\/listSessions|activity\/list\b/,
    })
    await expect(offline(page)).toHaveCount(2)
    await context.setOffline(false)
    await expect(page.getByText('They are not signed in anywhere.')).toBeVisible()
    await expect(offline(page)).toHaveCount(0)
    await discardUser(page, user)
  })

  test('the settings of an organization', async ({ page, context }) => {
    await open(page, `/app/organizations/${ORGANIZATION.slug}`)
    await loseNetwork(page, {
      by: page.getByRole('link', { name: 'Settings', exact: true }),
      pending: 'Fetching the organization',
      calls: /organizations\/getBySlug/,
    })
    await expect(offline(page)).toHaveCount(1)
    await context.setOffline(false)
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await expect(offline(page)).toHaveCount(0)
  })
})

test.describe('behaviour 15: what was never here', () => {
  test.use({ forgiven: /ERR_|Failed to fetch dynamically imported module/ })

  test('says that the network is away, and comes by itself', async ({ page, context }) => {
    await open(page, '/app/account')
    await page.waitForLoadState('networkidle')
    // What makes the error page is fetched while the page rests.
    await page.waitForTimeout(3000)
    await context.setOffline(true)
    await page.getByRole('navigation').getByRole('link', { name: 'Organizations' }).click()
    await expect(offline(page)).toBeVisible()
    await expect(page.getByText('Request ID')).toHaveCount(0)
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Organizations', level: 1 })).toBeVisible()
  })
})
