import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'
import { restPage } from '../page-clock.ts'

test.use({ storageState: STATES.admin, forgiven: /ERR_FAILED|Out of reach|Failed to fetch/ })

const texts = '**/_build/*.json'

test('a page whose texts don’t arrive is never shown with gaps, and comes with its texts', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/manager/dashboard')
  await page.route(texts, (route) => route.abort())
  const places = page.getByRole('navigation', { name: 'Main navigation' })
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('the server is there: it draws the page with its texts', async () => {
    await places.getByRole('link', { name: 'Genres', exact: true }).click()
    await expect(async () => {
      await page.clock.fastForward(3000)
      expect(await heading.first().textContent()).not.toBe('')
      await expect(page.getByRole('heading', { name: 'Genres', level: 1 })).toBeVisible({
        timeout: 250,
      })
    }).toPass({ timeout: 30_000 })
    await expect(page.getByRole('searchbox')).toHaveAccessibleName(/./)
  })

  await test.step('the server is away: a sentence says so, and the page comes when it is back', async () => {
    await page.route(/\/api\/(?!fn)/, (route) => route.abort())
    // The page knows that the server is away once a call has failed.
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(async () => {
      await page.clock.fastForward(3000)
      await expect(page.getByText('Can’t reach the server')).toBeVisible({ timeout: 250 })
    }).toPass({ timeout: 30_000 })
    await page.keyboard.press('Escape')
    await places.getByRole('link', { name: 'Webhooks', exact: true }).click()
    await expect(async () => {
      await page.clock.fastForward(3000)
      await expect(page.getByText('This page loads when you’re back online.')).toBeVisible({
        timeout: 250,
      })
    }).toPass({ timeout: 30_000 })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.clock.fastForward(6000)
    await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible()
  })
})

test('a part that is already shown fetches its texts again when the network returns', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await open(page, '/app')
  await restPage(page)
  await page.route(texts, (route) => route.abort())
  await page.getByRole('button', { name: /^Notifications/ }).click()
  for (const pause of [350, 700, 1400, 2800, 5600, 1000]) await page.clock.fastForward(pause)
  await page.unroute(texts)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('Notification settings')
})
