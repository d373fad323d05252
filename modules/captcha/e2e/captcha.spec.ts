import { expect, open, test as base } from '../../../tests/e2e/browser.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { startOutsideProduct } from '../../../tests/e2e/sign-in/outside-product.ts'
import { captchaPlaces } from '../test-captchas.ts'

const test = base.extend<{ provider: 'cloudflare-turnstile' | 'google-recaptcha' | 'hcaptcha' }>({
  provider: ['cloudflare-turnstile', { option: true }],
  baseURL: originOf('captcha'),
  forgiven: /400|^elsewhere: https:\/\/(challenges\.cloudflare|www\.google|\w+\.hcaptcha)\.com\//,
  ignoreHTTPSErrors: true,
  // A click just after scrolling may still reach the provider's frame at its earlier place.
  viewport: { width: 1280, height: 1000 },
  proxy: async ({ baseURL, provider }, use) => {
    const product = await startOutsideProduct(String(baseURL), captchaPlaces(), {
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: 'site-key',
      CAPTCHA_SECRET_KEY: 'judge-secret',
      LIMIT_CODE_RESEND_SECONDS: '1',
    })
    await use(product.proxy)
    await product.close()
  },
})

// One port, one product at a time.
test.describe.configure({ mode: 'serial' })

for (const provider of ['cloudflare-turnstile', 'google-recaptcha', 'hcaptcha'] as const) {
  test.describe(provider, () => {
    test.use({ provider })

    test('check 26: its widget runs under the policy, and who passes it gets a code', async ({
      page,
    }) => {
      await open(page, '/login', { theme: 'dark' })
      expect(await page.content()).not.toContain('judge-secret')
      const box = page.getByRole('button', { name: 'I am human' })
      await expect(box).toHaveAttribute('lang', 'en')
      await expect(box).toHaveAttribute('data-theme', 'dark')
      await expect(box).toHaveAttribute('data-key', 'site-key')
      await expect(page.frameLocator('iframe').getByText('Prove it')).toBeVisible()

      const email = page.getByLabel('Email')
      await email.fill(`${provider}-${Date.now()}@example.com`)
      await page.getByRole('button', { name: 'Send me a code' }).click()
      await expect(email).toHaveAccessibleDescription(/you’re human/)
      await box.click()
      await page.getByRole('button', { name: 'Send me a code' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

      await box.click()
      await page.getByRole('button', { name: 'Resend code' }).click()
      await expect(page.getByText('Code sent again')).toBeVisible()
    })
  })
}
