import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'
import { restPage } from '../page-clock.ts'
import { announcementsOf, listenToAnnouncements } from '../screen-reader/announcements.ts'

test.use({ storageState: STATES.admin })

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading…' })
const skeleton = (page: Page) => page.locator('main [aria-busy=true]')

/** The page's time only passes when the test lets it. */
async function openStopped(page: Page, path: string) {
  await page.clock.install()
  await open(page, path)
  await restPage(page)
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
}

/** Code of further pages doesn't arrive until the answer is called. */
async function holdCode(page: Page) {
  const code = Promise.withResolvers<void>()
  await page.route('**/_build/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  return code.resolve
}

test('behaviour 37: a page that takes a second shows its skeleton and a bar, for half a second at least', async ({
  page,
}) => {
  await listenToAnnouncements(page)
  await openStopped(page, '/manager/dashboard')
  const before = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading…' })
  const release = await holdCode(page)

  await test.step('nothing changes at first', async () => {
    const places = page.getByRole('navigation', { name: 'Main navigation' })
    await places.getByRole('link', { name: 'Users', exact: true }).click()
    await page.clock.runFor(300)
    await expect(before).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await page.clock.runFor(500)
    await expect(before).toBeVisible()
    await expect(skeleton(page)).toHaveCount(0)
  })

  await test.step('after a second, the skeleton takes the place of the page only', async () => {
    await page.clock.runFor(300)
    await expect(bar(page)).toBeVisible()
    await expect(skeleton(page)).toBeVisible()
    await expect(skeleton(page).locator('tr').nth(3)).toBeVisible()
    await expect(before).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
    const spoken = await announcementsOf(page)
    expect(spoken.filter((text) => text === 'Loading…')).toHaveLength(1)
  })

  await test.step('a page that comes right then waits until the skeleton could be seen', async () => {
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await page.clock.runFor(200)
    await page.waitForLoadState('networkidle')
    await expect(skeleton(page)).toBeVisible()
    await page.clock.runFor(400)
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await expect(skeleton(page)).toHaveCount(0)
  })
})

test('behaviour 37: a search within a list keeps the list and the focus, however slow it is', async ({
  page,
}) => {
  await openStopped(page, '/manager/users')
  const search = page.getByRole('searchbox')
  await page.route(/\/api\//, () => undefined)
  await search.fill('zzz')
  await page.clock.runFor(3000)
  await expect(search).toBeFocused()
  await expect(bar(page)).toHaveCount(0)
})
