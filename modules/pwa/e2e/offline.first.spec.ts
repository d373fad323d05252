import { product } from '#rules/product.ts'
import { expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { fromOurPages } from '../../../tests/e2e/calls.ts'
import { expectAfterRetries } from '../../../tests/e2e/page-clock.ts'
import { freshAddress, signInByCalls } from '../../../tests/e2e/sign-in.ts'
import { keptBy, underWorker } from './test-worker.ts'

test.use({ serviceWorkers: 'allow', forgiven: /ERR_(INTERNET_DISCONNECTED|FAILED)/ })

test('without a network there is a page of ours, which goes by itself when there is one', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await open(page, '/login', { theme: 'light' })
  await underWorker(page)
  await context.setOffline(true)
  await page.goto('/app/account')
  await expect(page).toHaveTitle(`You’re offline · ${product.name}`)
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // A browser without an icon requests one that does not exist.
  const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? ''
  expect((await keptBy(page)).map(({ path }) => path)).toContain(icon)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()

  await context.setOffline(false)
  await expectAfterRetries(page, page.getByLabel('Email'))
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('the offline page is in the language and the theme of the person', async ({
  page,
  context,
}) => {
  await open(page, '/login', { language: 'ar', theme: 'light' })
  await underWorker(page)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await context.setOffline(true)
  await page.goto('/app')
  await expect(page.getByRole('heading', { name: 'أنت غير متصل بالشبكة' })).toBeVisible()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  expect(await html.evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark')
  await expectAccessible(page)

  for (const [language, title] of [
    ['fr', 'Vous êtes hors ligne'],
    ['sw', 'Huna mtandao'],
  ]) {
    // Chromium tells a restarted worker with a delay that there is no network.
    await expect(async () => {
      await page.goto(`/app?lng=${language}`)
      await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 3000 })
    }).toPass()
  }
})

test('cached files are the same for all users: no personal data, signed out or in', async ({
  page,
  context,
}) => {
  const people = [
    { email: freshAddress('first'), name: 'Halima Kept' },
    { email: freshAddress('second'), name: 'Yusuf Kept' },
  ]
  for (const { email, name } of people) {
    // A page of the former user would go on calling without a session.
    await page.goto('about:blank')
    await page.request.post('/api/auth/sign-out', { data: {}, headers: fromOurPages })
    await open(page, '/login')
    await underWorker(page)
    await signInByCalls(page.request, email, name)
    for (const path of ['/app', '/app/account']) await open(page, path)
    await expect(page.getByText(email).first()).toBeVisible()
  }

  const kept = await keptBy(page)
  expect(kept.length).toBeGreaterThan(3)
  for (const { path, cacheControl, text } of kept) {
    expect(path).toMatch(/^\/_build\//)
    expect(cacheControl).toBe('public, max-age=31536000, immutable')
    for (const { email, name } of people) {
      expect(text).not.toContain(email)
      expect(text).not.toContain(name)
    }
  }

  await context.setOffline(true)
  await page.goto('/app/account')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  const shown = await page.content()
  for (const { email, name } of people) {
    expect(shown).not.toContain(email)
    expect(shown).not.toContain(name)
  }
})

test('the worker itself is never kept, and stays within the policy', async ({ request }) => {
  const { status, headers } = await request
    .get('/sw.js')
    .then((answer) => ({ status: answer.status(), headers: answer.headers() }))
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
})
