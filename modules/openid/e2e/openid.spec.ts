import { z } from 'zod/mini'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test as base,
} from '../../../tests/e2e/browser.ts'
import { startProduct } from '../../../tests/e2e/own-product.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { openIdKeys, startOpenId } from '../test-openid-server.ts'

const test = base.extend({
  baseURL: originOf('openId'),
  forgiven: /^elsewhere: http:\/\/127\.0\.0\.1:\d+\/|status of 400/,
  page: async ({ page, baseURL }, use) => {
    const { server, close } = await startOpenId(String(baseURL))
    server.newPerson({ name: 'Ann Reader' })
    const product = await startProduct(String(baseURL), {
      SIGN_IN: 'oidc',
      OIDC_ISSUER: server.issuer,
      OIDC_CLIENT_ID: openIdKeys.clientId,
      OIDC_CLIENT_SECRET: openIdKeys.clientSecret,
      OIDC_NAME: 'Library ID',
      OIDC_2_ISSUER: server.issuer,
      OIDC_2_CLIENT_ID: openIdKeys.clientId,
      OIDC_2_CLIENT_SECRET: openIdKeys.clientSecret,
      OIDC_2_NAME: 'Staff',
    })
    await use(page)
    // A page that still loads would report the product that is gone.
    await page.goto('about:blank')
    await product.close()
    await close()
  },
})

// One port, one product at a time.
test.describe.configure({ mode: 'serial' })

test('a provider of the operator’s choice lets a user in, and out', async ({ page }) => {
  const asked = '/app/books?searchTerm=sea'
  await page.goto(`/login?lng=en&redirect=${encodeURIComponent(asked)}`)
  await awake(page, 'main button')
  await test.step('no other way is offered', async () => {
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button', { name: /code|passkey/i })).toHaveCount(
      0,
    )
    await expectAccessibleInBothThemes(page)
  })
  await test.step('the user comes to the page that was asked for', async () => {
    await page.getByRole('button', { name: 'Continue with Library ID' }).click()
    await page.waitForURL(`**${asked}`)
    const session = await page.request.get('/api/auth/get-session')
    expect(await session.json()).toMatchObject({ user: { name: 'Ann Reader' } })
  })
  await test.step('the session says how the user came in', async () => {
    await page.goto('/app/account?lng=en')
    await expect(page.getByText('By Library ID')).toBeVisible()
  })
  await test.step('the only account that signs the user in can’t be unlinked', async () => {
    await awake(page, 'main button')
    await page.getByRole('button', { name: 'Unlink Library ID' }).click()
    const question = page.getByRole('alertdialog', { name: 'Unlink Library ID?' })
    await question.getByRole('button', { name: 'Unlink' }).click()
    await expect(question.getByRole('alert')).toContainText('You can')
    await question.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('with another one, it can', async () => {
    await page.goto('/login/error?lng=en')
    const answer = await page.request.post('/api/auth/sign-in/social', {
      data: { provider: 'oidc-2', callbackURL: '/app/account' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const { url } = z.object({ url: z.url() }).parse(await answer.json())
    await page.goto(url)
    await page.waitForURL('**/app/account')
    await awake(page, 'main button')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Unlink Staff' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
    await expect(page.getByText('Staff unlinked')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Unlink Staff' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Unlink Library ID' })).toBeVisible()
  })
  await test.step('signing out ends the session of the provider, too', async () => {
    await awake(page, 'main button')
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/session/end?**')
    await page.getByRole('button', { name: 'Yes, sign me out' }).click()
    await page.waitForURL('**/login')
    await awake(page, 'main button')
    await expect(
      page.getByRole('button', { name: 'Continue with Library ID' }).getByText('Last used'),
    ).toBeVisible()
  })
})

test('the ways in fit a phone, from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/login', { language: 'ar' })
  await expect(page.getByRole('button', { name: /Library ID/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
