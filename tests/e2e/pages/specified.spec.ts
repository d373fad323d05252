import { expect, open, test } from '../browser.ts'

test('spec 9: pages wait and are kept as long as it says', async ({ page }) => {
  await open(page, '/login')
  const options = await page.evaluate(() => {
    const { __TSR_ROUTER__: router } = window as Window & {
      __TSR_ROUTER__?: { options: Record<string, unknown> }
    }
    return Object.fromEntries(
      Object.entries(router?.options ?? {}).filter(
        ([, value]) => typeof value !== 'function' && typeof value !== 'object',
      ),
    )
  })
  expect(options).toMatchObject({
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    defaultPendingMs: 1000,
    defaultPendingMinMs: 500,
    defaultGcTime: 300_000,
    defaultPreloadGcTime: 300_000,
    scrollRestoration: true,
  })
})

test('spec 7: a call to the sign-in service with a payload is a POST of JSON with credentials', async ({
  page,
  baseURL,
}) => {
  await open(page, '/login')
  await page.getByLabel('Email').fill('specified@example.com')
  const [request] = await Promise.all([
    page.waitForRequest(/\/api\/auth\//),
    page.keyboard.press('Enter'),
  ])
  expect(request.url()).toBe(`${baseURL}/api/auth/email-otp/send-verification-otp`)
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toBe('application/json')
  expect(request.postDataJSON()).toMatchObject({ email: 'specified@example.com' })
  const response = await request.response()
  expect(await response?.headerValue('set-cookie')).toBeTruthy()
})
