import { z } from 'zod/mini'
import { startNameServer } from '../../outside/name-server.ts'
import { openIdKeys, startOpenId } from '../../outside/openid.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test as base,
} from '../browser.ts'
import { makeOrganization } from '../invited.ts'
import { startProduct } from '../own-product.ts'
import { originOf } from '../ports.ts'
import { freshAddress, signInByCalls } from '../sign-in.ts'
import { PHONE } from '../site.ts'
import { organizationAt } from './organizations.ts'

const origin = originOf('singleSignOn')

type Outside = {
  openId: Awaited<ReturnType<typeof startOpenId>>['server']
  names: Awaited<ReturnType<typeof startNameServer>>
}

const test = base.extend<{ outside: Outside }>({
  baseURL: origin,
  storageState: { cookies: [], origins: [] },
  forgiven: /^elsewhere: http:\/\/127\.0\.0\.1:\d+\/|409|There is a problem/,
  async outside({ baseURL }, use) {
    const { server, close } = await startOpenId(String(baseURL))
    const names = await startNameServer()
    const product = await startProduct(origin, {
      BASE_URL: origin,
      TRUSTED_ISSUERS: server.issuer,
      DNS_SERVERS: names.address,
    })
    await use({ openId: server, names })
    await product.close()
    await close()
    await names.close()
  },
})

// One port, one product at a time.
test.describe.configure({ mode: 'serial' })

test('issue 25.3: an owner proves a domain, sets up its provider and requires it', async ({
  outside: { openId, names },
  page,
  browser,
}) => {
  test.slow()
  const domain = `north-${crypto.randomUUID().slice(0, 8)}.example`
  await signInByCalls(page.request, freshAddress('owner'), 'Amara Okafor')
  const organization = await makeOrganization(page.request)
  const settings = `${organizationAt(organization)}/settings`
  await open(page, settings)
  await awake(page, 'main button')
  const dialog = page.getByRole('dialog')
  const alert = page.getByRole('alertdialog')

  await test.step('the domain counts once its record is found', async () => {
    await page.getByRole('button', { name: 'Add domain' }).click()
    await dialog.getByLabel('Domain').fill('not a domain')
    await dialog.getByRole('button', { name: 'Add domain' }).click()
    await expect(dialog.getByText('Use a domain, like example.org')).toBeVisible()
    await dialog.getByLabel('Domain').fill(domain.toUpperCase())
    await dialog.getByLabel('Domain').press('Enter')
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: domain })
    await expect(row).toContainText('Not verified')
    await expectAccessibleInBothThemes(page)
    await row.getByRole('button', { name: `Verify ${domain}` }).click()
    await expect(row.getByRole('alert')).toContainText('The record isn’t there yet')
    const [name = '', value = ''] = await row.locator('dd code').allTextContents()
    names.records.set(name, [value])
    await row.getByRole('button', { name: `Verify ${domain}` }).click()
    await expect(row.getByText('Verified', { exact: true })).toBeVisible()
    await expect(row.locator('dd')).toHaveCount(0)
  })

  const card = page.locator('section section', {
    has: page.getByRole('heading', { name: 'Single sign-on' }),
  })
  await test.step('the provider is set up', async () => {
    const redirect = await card.locator('dd code').textContent()
    openId.allow(redirect?.split('/').at(-1) ?? '')
    await card.getByRole('button', { name: 'Set up' }).click()
    await dialog.getByLabel('Provider address').fill('https://127.0.0.1:9')
    await dialog.getByLabel('Client ID').fill(openIdKeys.clientId)
    await dialog.getByLabel('Client secret').fill(openIdKeys.clientSecret)
    await dialog.getByLabel('Client secret').press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('No OpenID provider was found')
    await dialog.getByLabel('Provider address').fill(openId.issuer)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText('Not tried yet')
    await expect(card.getByRole('button', { name: 'Require it' })).toHaveCount(0)
  })

  const email = `ann@${domain}`
  openId.newPerson({ name: 'Ann Reader', email })
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
  const ann = await context.newPage()
  await test.step('a sign-in by it succeeds, and then it is required', async () => {
    const provider = `organization-${organization.id}`
    const data = { provider, callbackURL: '/app/organizations' }
    const answer = await ann.request.post('/api/auth/sign-in/social', {
      data,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const { url } = z.object({ url: z.url() }).parse(await answer.json())
    await ann.goto(url)
    await ann.waitForURL('**/app/organizations')
    await open(page, settings)
    await awake(page, 'main button')
    await expect(card).toContainText('Tried, not required')
    await card.getByRole('button', { name: 'Require it' }).click()
    await alert.getByRole('button', { name: 'Require it' }).click()
    await expect(card).toContainText('get no codes')
    await expectAccessibleInBothThemes(page)
  })

  await test.step('the member is led from the sign-in page to the provider, and back', async () => {
    await context.clearCookies()
    await ann.goto('/login?lng=en&redirect=%2Fapp%2Forganizations')
    await awake(ann, 'main button')
    await ann.getByLabel('Email').fill(email)
    await ann.getByRole('button', { name: 'Send me a code' }).click()
    await ann.waitForURL('**/app/organizations')
    await expect(ann.getByText(organization.name).first()).toBeVisible()
    await ann.goto('/app/account?lng=en')
    await expect(ann.getByText('By your organization').first()).toBeVisible()
  })

  await test.step('without JavaScript, the page says what is needed', async () => {
    const plainContext = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
    const plain = await plainContext.newPage()
    await plain.goto('/login?lng=en')
    await plain.getByLabel('Email').fill(email)
    await plain.getByRole('button', { name: 'Send me a code' }).click()
    await expect(
      plain.getByRole('heading', { name: 'Your organization signs you in' }),
    ).toBeVisible()
    await plainContext.close()
  })
  await context.close()

  await test.step('on the phone, from right to left', async () => {
    await page.setViewportSize(PHONE)
    await open(page, settings, { language: 'ar' })
    await expect(page.getByRole('heading', { name: 'الدخول الموحّد' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  })

  await test.step('the domain is removed after a question', async () => {
    await open(page, settings)
    await awake(page, 'main button')
    await page.getByRole('button', { name: `Remove ${domain}` }).click()
    await alert.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No domains yet.')).toBeVisible()
    await card.getByRole('button', { name: 'Remove' }).click()
    await alert.getByRole('button', { name: 'Remove' }).click()
    await expect(card).toContainText('Not set up')
  })
})
