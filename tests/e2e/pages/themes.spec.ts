import type { Page } from '@playwright/test'
import { awake, expect, open, test } from '../browser.ts'

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('spec 4: the theme is kept locally under `theme` and follows the system until chosen', async ({
  page,
}) => {
  await open(page, '/login', { theme: 'light' })
  const light = await background(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await background(page)
  expect(dark).not.toBe(light)

  await page.getByRole('radio', { name: 'Light' }).check()
  expect(await background(page)).toBe(light)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')

  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await background(page)).toBe(dark)

  await page.getByRole('radio', { name: 'System' }).check()
  expect(await background(page)).toBe(light)
})

test('spec 4: no flash: a chosen theme is there before the first paint, without a cookie too', async ({
  page,
}) => {
  await open(page, '/login', { theme: 'light' })
  await page.getByRole('radio', { name: 'Dark' }).check()
  const dark = await background(page)
  await page.context().clearCookies()
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      document.documentElement.dataset.firstPaint = getComputedStyle(
        document.documentElement,
      ).backgroundColor
    })
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-first-paint', dark)
})

test('spec 4: the server writes the chosen theme into the first byte', async ({ request }) => {
  const html = await (await request.get('/login', { headers: { cookie: 'theme=dark' } })).text()
  expect(html).toMatch(/<html[^>]* data-theme="dark"/)
  const odd = await (
    await request.get('/login', { headers: { cookie: 'theme="><script>' } })
  ).text()
  expect(odd).not.toContain('"><script>')
})

test('the theme radio shows the kept choice after a reload', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.reload()
  await awake(page)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})
