import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, expectAccessible, open, test } from '../browser.ts'
import { expectAfterRetries, restPage } from '../page-clock.ts'

test.use({
  storageState: STATES.admin,
  forgiven: /ERR_|Failed to fetch|Out of reach|preload assets/,
})

const bar = (page: Page) => page.locator('.offline-bar')

async function openWatching(page: Page, path: string, language = 'en') {
  await open(page, path, { language })
  await page.waitForLoadState('networkidle')
}

const said = {
  en: 'You’re offline',
  fr: 'Vous êtes hors ligne',
  ar: 'أنت غير متصل',
  sw: 'Huna mtandao',
}

async function expectNetworkTold(page: Page, language: keyof typeof said) {
  const shown = await page.getByRole('main').innerText()
  await page.context().setOffline(true)
  await expect(bar(page)).toContainText(said[language], { timeout: 2000 })
  await expect(page.locator('[aria-live=polite]').filter({ has: bar(page) })).toHaveCount(1)
  await expectAccessible(page)
  expect(await page.getByRole('main').innerText()).toBe(shown)
  await page.context().setOffline(false)
  await expect(bar(page)).toHaveCount(0)
  expect(await page.getByRole('main').innerText()).toBe(shown)
}

const stepFor = (path: string, language: keyof typeof said) =>
  `${path} says at once in ${language} that the network is away, and when it is back`

test('the bar of the network, signed in', async ({ page }) => {
  for (const [path, language] of [
    ['/app', 'en'],
    ['/manager/users', 'fr'],
    ['/app/account', 'sw'],
  ] as const) {
    await test.step(stepFor(path, language), async () => {
      await openWatching(page, path, language)
      await expectNetworkTold(page, language)
    })
  }
})

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test(stepFor('/login?', 'ar'), async ({ page }) => {
    await openWatching(page, '/login?', 'ar')
    await expectNetworkTold(page, 'ar')
  })
})

for (const [when, hasRested] of [
  ['as soon as the page is awake', false],
  ['when the page has rested', true],
] as const) {
  test(`a page that was never here is missed inside its frame, ${when}, and comes by itself`, async ({
    page,
    context,
  }) => {
    if (hasRested) await page.clock.install()
    await openWatching(page, '/manager/dashboard')
    if (hasRested) await restPage(page)
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
    await context.setOffline(true)
    await expect(bar(page)).toBeVisible()
    const jobs = page.getByRole('link', { name: 'Jobs' }).first()
    await jobs.click()
    const missed = page.getByRole('main').getByRole('heading', { name: 'You’re offline' })
    await expect(missed).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(missed).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await jobs.click()
    await expect(missed).toBeVisible()
    // A new document would be the browser's own error page.
    expect(documents).toEqual([])
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  })
}

for (const { path, link, heading, other } of [
  { path: '/app/account', link: 'Account', heading: 'Account', other: 'Home' },
  { path: '/manager/dashboard', link: 'Dashboard', heading: 'Dashboard', other: 'Jobs' },
]) {
  test(`${path}, opened by its address, is there again without network`, async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await openWatching(page, path)
    await restPage(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: other }).first().click()
    await expect(
      page.getByRole('main').getByRole('heading', { name: 'You’re offline' }),
    ).toBeVisible()
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

test('a server that is not reached is told from the first call that fails', async ({ page }) => {
  await page.clock.install()
  await openWatching(page, '/manager/users')
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await page.getByRole('searchbox').fill('emma')
  await expect(bar(page)).toContainText('Can’t reach the server')
  await page.getByRole('link', { name: 'Jobs' }).click()
  const missed = page.getByRole('main').getByRole('heading', { name: 'You’re offline' })
  await expect(missed).toBeVisible()
  await page.unroute('**/*')
  await expectAfterRetries(page, page.getByRole('heading', { level: 1, name: 'Jobs' }))
  await expect(bar(page)).toHaveCount(0)
})
