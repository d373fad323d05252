import type { APIRequestContext } from '@playwright/test'
import { product } from '#rules/product.ts'
import { awake, expect, open, test } from '../browser.ts'

test.describe('spec 4: language detection', () => {
  const htmlOf = async (request: APIRequestContext, headers = {}, query = '') =>
    (await request.get(`/login${query}`, { headers })).text()

  test('query, then cookie, then Accept-Language, in the first byte of HTML', async ({
    request,
  }) => {
    const french = { 'accept-language': 'fr-CA,fr;q=0.9' }
    expect(await htmlOf(request)).toContain('<html lang="en" dir="ltr"')
    expect(await htmlOf(request, french)).toContain('<html lang="fr" dir="ltr"')
    expect(await htmlOf(request, { ...french, cookie: 'i18next=sw' })).toContain('<html lang="sw"')
    expect(await htmlOf(request, { ...french, cookie: 'i18next=sw' }, '?lng=ar')).toContain(
      '<html lang="ar" dir="rtl"',
    )
  })

  test('falls back to English on a language it does not speak', async ({ request }) => {
    const noise = { 'accept-language': 'tlh,;;q=x', cookie: 'i18next=%00%ff; i18next=xx' }
    expect(await htmlOf(request, noise, '?lng=../../etc/passwd')).toContain('<html lang="en"')
  })

  test('spec 9: keeps an asked-for language for 43200 minutes, path /, SameSite lax', async ({
    request,
  }) => {
    const cookie = (await request.get('/login?lng=sw')).headers()['set-cookie'] ?? ''
    expect(cookie).toMatch(/^i18next=sw;/)
    expect(cookie).toMatch(/Max-Age=2592000/i)
    expect(cookie).toMatch(/Path=\//i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })

  test('local storage counts where no cookie is, and the result is cached there', async ({
    page,
  }) => {
    await open(page, '/login', { language: 'fr' })
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('fr')
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'ar'))
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })
})

test('spec 4: Arabic is set at 1.2 of the size, right to left, in a face of its own', async ({
  page,
}) => {
  const sizeOf = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))
  await open(page, '/login', { language: 'en' })
  const english = await sizeOf()
  await open(page, '/login', { language: 'ar' })
  expect((await sizeOf()) / english).toBeCloseTo(1.2)
  await page.evaluate(() => document.fonts.ready)
  const faces = await page.evaluate(() =>
    [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family),
  )
  expect(faces.join()).toMatch(/Arabic/)
})

test.describe('spec 9: a file of texts that fails to load', () => {
  test.use({ forgiven: /503/ })

  test('is asked for again', async ({ page }) => {
    await open(page, '/login')
    let refusals = 2
    await page.route(/fr-.*\.json$/, async (route) => {
      if (refusals-- > 0) await route.fulfill({ status: 503, body: 'away' })
      else await route.continue()
    })
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page).toHaveTitle(`Connexion · ${product.name}`)
  })
})

test.describe('behaviour 15: offline', () => {
  test.use({ forgiven: /ERR_INTERNET_DISCONNECTED/ })

  test('a language that cannot come is not spoken, which is said', async ({ page, context }) => {
    await open(page, '/login')
    // The first key press loads the code of the toasts.
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page.getByText('Couldn’t load this.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle(`Sign in · ${product.name}`)
    const rememberedLanguage = async () =>
      (await context.cookies()).find(({ name }) => name === 'i18next')?.value
    expect(await rememberedLanguage()).toBe('en')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveTitle(`Connexion · ${product.name}`)
    expect(await rememberedLanguage()).toBe('fr')
  })
})

test('check 29: parallel requests in two languages never mix', async ({ request }) => {
  const languages = Array.from({ length: 40 }, (_, index) => ['en', 'fr', 'ar', 'sw'][index % 4])
  const pages = await Promise.all(
    languages.map(async (language) =>
      (await request.get('/login', { headers: { cookie: `i18next=${language}` } })).text(),
    ),
  )
  const titles = { en: 'Sign in', fr: 'Connexion', ar: 'تسجيل الدخول', sw: 'Ingia' }
  pages.forEach((html, index) => {
    const language = languages[index] as keyof typeof titles
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(`<title>${titles[language]} · ${product.name}</title>`)
  })
})

test('changing the language keeps the page and survives a reload', async ({ page }) => {
  await open(page, '/login?redirect=/app/account')
  await page.getByRole('link', { name: 'Kiswahili' }).click()
  await expect(page).toHaveTitle(`Ingia · ${product.name}`)
  await page.reload()
  await awake(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
})
