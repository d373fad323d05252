import { Providers } from '../outside/providers.ts'
import { expect, test as base } from './browser.ts'
import { startOutsideProduct } from './outside-product.ts'

const PORT = Number(process.env.E2E_PORT ?? 4173) + 3

/** GitHub, played here, for the browser as for a product that is configured for it. */
const test = base.extend({
  baseURL: `http://localhost:${PORT}`,
  forgiven: /^elsewhere: https:\/\/github\.com\/login\/oauth\/authorize/,
  ignoreHTTPSErrors: true,
  proxy: async ({ baseURL }, use) => {
    const keys = { GITHUB_CLIENT_ID: 'our-id', GITHUB_CLIENT_SECRET: 'our-secret' }
    const product = await startOutsideProduct(String(baseURL), new Providers().places, keys)
    await use(product.proxy)
    await product.close()
  },
})

test('behaviour 5: signing in by a provider leads to the very page that was asked for', async ({
  page,
}) => {
  const asked = '/app/books?searchTerm=sea#shelf'
  await page.goto(`/login?redirect=${encodeURIComponent(asked)}`)
  // Here goes the click on the provider's button, which does this.
  const { url } = await page.evaluate(async (callbackURL) => {
    const answer = await fetch('/api/auth/sign-in/social', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'github', callbackURL, errorCallbackURL: '/login/error' }),
    })
    return answer.json() as Promise<{ url: string }>
  }, asked)
  expect(new URL(url).origin).toBe('https://github.com')
  await page.evaluate((there) => location.assign(there), url)

  await page.waitForURL(`**${asked}`)
  const session = await page.request.get('/api/auth/get-session')
  expect(await session.json()).toMatchObject({ user: { name: 'Nobody', emailVerified: true } })
})
