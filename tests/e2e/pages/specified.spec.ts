import { expect, open, test } from '../browser.ts'

test('spec 2: a dialog is a drawer from the bottom below 640 px', async ({ page }) => {
  await open(page, '/dev/ui')
  const dialog = page.getByRole('dialog')
  for (const [width, isDrawer] of [
    [639, true],
    [640, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: 'Lend this book' }).first().click()
    await expect(dialog).toBeVisible()
    await expect
      .poll(async () => {
        const { x = 0, y = 0, width: wide = 0, height = 0 } = (await dialog.boundingBox()) ?? {}
        return [x === 0 && wide === width, Math.round(y + height) === 800]
      })
      .toEqual([isDrawer, isDrawer])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

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
