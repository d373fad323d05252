import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from '../browser.ts'
import { originOf } from '../ports.ts'
import { PHONE } from '../site.ts'

async function askCode(request: APIRequestContext, email: string, language: string) {
  const answer = await request.post('/api/auth/email-otp/send-verification-otp', {
    data: { email, type: 'sign-in' },
    headers: { 'accept-language': language, origin: originOf('product') },
  })
  expect(answer.status()).toBe(200)
}

const newAddress = () => `reader-${crypto.randomUUID()}@example.com`

test('behaviour 4: a new mail appears by itself, opens, and its code is copied in one click', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
  const email = newAddress()
  await open(page, '/dev/mailbox')
  await askCode(request, email, 'fr')
  const row = page.getByRole('link', { name: email })
  await row.click()
  await expect(page).toHaveURL(/[?&]mail=[\da-f-]{36}$/)
  await expect(row).toHaveAttribute('aria-current', 'page')
  const heading = page.getByRole('heading', { level: 2 })
  await expect(heading).toHaveText(/^\d{6} est votre code de connexion$/)
  const code = (await heading.textContent())!.slice(0, 6)
  await expect(page.frameLocator('iframe').getByText(code, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)

  await page.getByRole('tab', { name: 'Formatted' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Plain text' })).toContainText(`\n\n${code}\n\n`)
  await expectAccessible(page)
  await page.reload()
  await expect(heading).toContainText(code)
})

test('check 26: the frame of a mail has its own styles, and no scripts', async ({
  page,
  request,
}) => {
  const email = newAddress()
  await askCode(request, email, 'ar')
  await open(page, '/dev/mailbox', { language: 'ar' })
  await page.getByRole('link', { name: email }).click()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  const code = page.frameLocator('iframe').getByText(/^\d{6}$/)
  await expect(code).toHaveCSS('color', 'rgb(107, 42, 98)')
  const shown = await request.get((await frame.getAttribute('src'))!)
  expect(shown.headers()['content-security-policy']).toMatch(/^default-src 'none';.* sandbox /)
  expect(shown.headers()['x-frame-options']).toBe('SAMEORIGIN')
})

test.describe('on the phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('behaviour 19: the list makes way for the mail and comes back', async ({
    page,
    request,
  }) => {
    const email = newAddress()
    await askCode(request, email, 'en')
    await open(page, '/dev/mailbox')
    const row = page.getByRole('link', { name: email })
    await row.tap()
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(row).toBeHidden()
    await expectNoSidewaysScroll(page)
    // The frame allows no scripts, so the accessibility test can't look into it.
    await page.getByRole('tab', { name: 'Plain text' }).tap()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'All messages' }).tap()
    await expect(row).toBeVisible()
  })
})

test('a mail that is gone, and none chosen, are states of their own', async ({ page, request }) => {
  await askCode(request, newAddress(), 'sw')
  await open(page, '/dev/mailbox?mail=nobody')
  await expect(page.getByRole('heading', { name: 'This message is gone' })).toBeVisible()
  await open(page, '/dev/mailbox')
  await expect(page.getByRole('heading', { name: 'Choose a message' })).toBeVisible()
})
