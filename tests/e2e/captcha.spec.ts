import { readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import type { showWidget } from '../../src/features/captcha/widget.ts'
import { captchaPlaces } from '../outside/captchas.ts'
import { expect, test as base } from './browser.ts'
import { startOutsideProduct } from './outside-product.ts'

const PORT = Number(process.env.E2E_PORT ?? 4173) + 4

/** The part that knows the providers, which the page itself fetches on demand only, at an address of its own. */
const WIDGET = '/_build/widget-under-test.js'
const source = readFileSync('src/features/captcha/widget.ts', 'utf8')

declare global {
  interface Window {
    told: string[]
    widget: ReturnType<typeof showWidget>
  }
}

const test = base.extend<{ provider: 'cloudflare-turnstile' | 'google-recaptcha' | 'hcaptcha' }>({
  provider: ['cloudflare-turnstile', { option: true }],
  baseURL: `http://localhost:${PORT}`,
  forgiven: /^elsewhere: https:\/\/(challenges\.cloudflare|www\.google|\w+\.hcaptcha)\.com\//,
  ignoreHTTPSErrors: true,
  proxy: async ({ baseURL, provider }, use) => {
    const product = await startOutsideProduct(String(baseURL), captchaPlaces(), {
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: 'site-key',
      CAPTCHA_SECRET_KEY: 'judge-secret',
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

    test('check 26: its widget runs under the policy, and what it tells lets one mail through', async ({
      page,
      baseURL,
    }) => {
      const { code } = await transformWithOxc(source, 'widget.ts')
      await page.route(`**${WIDGET}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: code }),
      )
      await page.goto('/login')
      expect(await page.content()).not.toContain('judge-secret')
      await page.evaluate(
        async ({ address, choice }) => {
          const made = (await import(address)) as { showWidget: typeof showWidget }
          window.told = []
          window.widget = made.showWidget(document.body, {
            ...choice,
            language: 'ar',
            theme: 'dark',
            onToken: (token) => window.told.push(token),
            onFailure: () => window.told.push('failed'),
          })
        },
        { address: WIDGET, choice: { provider, siteKey: 'site-key' } },
      )

      const box = page.getByRole('button', { name: 'I am human' })
      await expect(box).toHaveAttribute('lang', 'ar')
      await expect(box).toHaveAttribute('data-theme', 'dark')
      await expect(box).toHaveAttribute('data-key', 'site-key')
      await expect(page.frameLocator('iframe').getByText('Prove it')).toBeVisible()

      const ask = (token: string) =>
        page.request.post('/api/auth/email-otp/send-verification-otp', {
          headers: { origin: String(baseURL), 'x-captcha-response': token },
          data: { email: `${provider}-${Date.now()}@example.com`, type: 'sign-in' },
        })
      expect((await ask('')).status()).toBe(400)
      await box.click()
      const [token = ''] = await page.evaluate(() => window.told)
      expect((await ask(token)).status()).toBe(200)
      expect((await ask(token)).status()).toBe(403)

      await page.evaluate(() => window.widget.reset())
      expect(await page.evaluate(() => window.told.at(-1))).toBe('')
      await box.click()
      const next = await page.evaluate(() => window.told.at(-1) ?? '')
      expect((await ask(next)).status()).toBe(200)
      await page.evaluate(() => window.widget.remove())
      await expect(box).toBeHidden()
    })
  })
}
