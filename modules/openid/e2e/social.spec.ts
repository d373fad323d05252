import { awake, expect, forgetSession, test as base } from '../../../tests/e2e/browser.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { startOutsideProduct } from '../../../tests/e2e/sign-in/outside-product.ts'
import { Providers } from '../../../tests/outside/providers.ts'

const test = base.extend({
  baseURL: originOf('social'),
  forgiven: /^elsewhere: https:\/\/github\.com\/login\/oauth\/authorize/,
  ignoreHTTPSErrors: true,
  proxy: async ({ baseURL }, use) => {
    const keys = { GITHUB_CLIENT_ID: 'our-id', GITHUB_CLIENT_SECRET: 'our-secret' }
    const product = await startOutsideProduct(String(baseURL), new Providers().places, keys)
    await use(product.proxy)
    await product.close()
  },
})

// One port, one product at a time.
test.describe.configure({ mode: 'serial' })

test('behaviour 5: signing in by a provider leads to the very page that was asked for', async ({
  page,
}) => {
  const asked = '/app/books?searchTerm=sea#shelf'
  await page.goto(`/login?redirect=${encodeURIComponent(asked)}`)
  await awake(page)
  await page.getByRole('button', { name: 'Continue with GitHub' }).click()
  await page.waitForURL(`**${asked}`)
  await expect(page.getByRole('heading', { name: 'Browse books' })).toBeVisible()
  const session = await page.request.get('/api/auth/get-session')
  expect(await session.json()).toMatchObject({ user: { name: 'Nobody', emailVerified: true } })
})

test('the way in that was taken last is marked', async ({ page }) => {
  await page.goto('/login?lng=en')
  await awake(page)
  await expect(page.getByText('Last used')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue with GitHub' }).click()
  await page.waitForURL('**/app')
  await forgetSession(page)
  await page.goto('/login?lng=en')
  await expect(
    page.getByRole('button', { name: 'Continue with GitHub' }).getByText('Last used'),
  ).toBeVisible()
})
