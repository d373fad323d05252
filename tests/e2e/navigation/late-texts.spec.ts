import type { Page, Request } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'
import { restPage } from '../page-clock.ts'

test.use({ storageState: STATES.admin, forgiven: /ERR_FAILED|Out of reach|Failed to fetch/ })

const TEXTS = '**/_build/*.json'

/** The pauses of i18next between its six attempts. */
const PAUSES = [350, 700, 1400, 2800, 5600]

/** The clock passes a pause once the attempt before it has failed. */
async function refuseTexts(page: Page, act: () => Promise<void>, between?: () => Promise<void>) {
  const attempts = new Map<string, number>()
  const count = (request: Request) => {
    if (request.url().endsWith('.json')) {
      attempts.set(request.url(), (attempts.get(request.url()) ?? 0) + 1)
    }
  }
  const expectAttempts = (number: number) =>
    expect
      .poll(() => Math.max(0, ...attempts.values()), { intervals: [20] })
      .toBeGreaterThanOrEqual(number)
  page.on('requestfailed', count)
  await page.route(TEXTS, (route) => route.abort())
  await act()
  for (const [at, pause] of PAUSES.entries()) {
    await expectAttempts(at + 1)
    await between?.()
    await page.clock.fastForward(pause)
  }
  await expectAttempts(PAUSES.length + 1)
  page.off('requestfailed', count)
}

test('a page whose texts don’t arrive is never shown with gaps, and comes with its texts', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/manager/dashboard')
  await restPage(page)
  const places = page.getByRole('navigation', { name: 'Main navigation' })
  const heading = page.getByRole('heading', { level: 1 })
  const goTo = (name: string) => () => places.getByRole('link', { name, exact: true }).click()

  await test.step('the server is there: it draws the page with its texts', async () => {
    const drawn = page.waitForEvent('load')
    await refuseTexts(page, goTo('Users'), async () =>
      expect(await heading.first().textContent()).not.toBe(''),
    )
    await drawn
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveAccessibleName(/./)
  })

  await test.step('the server is away: a sentence says so, and the page comes when it is back', async () => {
    await restPage(page)
    await page.route(/\/api\/(?!fn)/, (route) => route.abort())
    // The page looks for its server when the network of the device has changed.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText('Can’t reach the server')).toBeVisible()
    await refuseTexts(page, goTo('Jobs'))
    await expect(page.getByText('This page loads when you’re back online.')).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.clock.fastForward(6000)
    await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible()
  })
})

test('a part that is already shown fetches its texts again when the network returns', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await open(page, '/app/account')
  await restPage(page)
  const settings = page.getByRole('dialog', { name: 'Notification settings' })
  await refuseTexts(page, () => page.getByRole('button', { name: 'Notification settings' }).click())
  await page.unroute(TEXTS)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(settings.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(settings.getByRole('combobox', { name: 'Safety' })).toBeVisible()
})
