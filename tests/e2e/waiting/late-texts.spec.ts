import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'

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

test('the next need fetches texts again that did not arrive', async ({ page }) => {
  await page.clock.install()
  await open(page, '/app')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) asked.push(request.url())
  })
  await page.route(texts, (route) => route.abort())
  const open1 = page.getByRole('button', { name: /^Notifications/ })
  await open1.click()
  await expect(async () => {
    await page.clock.fastForward(3000)
    expect(asked.length).toBeGreaterThan(5)
  }).toPass({ timeout: 30_000 })
})
