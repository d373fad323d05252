import { z } from 'zod/mini'
import { openIdKeys, startOpenId } from '#modules/openid/test-openid-server.ts'
import { makeOrganization } from '#modules/organizations/e2e/test-members.ts'
import { organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test as base,
} from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { wordsOf } from '../../../tests/e2e/code-words.ts'
import { startProduct } from '../../../tests/e2e/own-product.ts'
import { queryFor } from '../../../tests/e2e/people.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { freshAddress, signInByCalls } from '../../../tests/e2e/sign-in.ts'
import { PHONE } from '../../../tests/e2e/site.ts'
import { startNameServer } from '../test-name-server.ts'

const origin = originOf('singleSignOn')

const addedSchema = z.object({
  id: z.string(),
  record: z.object({ name: z.string(), value: z.string() }),
})

type Outside = {
  openId: Awaited<ReturnType<typeof startOpenId>>['server']
  names: Awaited<ReturnType<typeof startNameServer>>
}

const test = base.extend<{ outside: Outside }>({
  baseURL: origin,
  storageState: { cookies: [], origins: [] },
  forgiven: /^elsewhere: http:\/\/127\.0\.0\.1:\d+\/|status of (403|409)/,
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

const words = (code: string) => wordsOf(code, 'en')

test('spec 8: what stands against a domain or its provider is said where the button was pressed', async ({
  outside: { openId, names },
  page,
}) => {
  test.slow()
  const domain = `held-${crypto.randomUUID().slice(0, 8)}.example`
  await signInByCalls(page.request, freshAddress('owner'), 'Amara Okafor')
  const { request } = page
  const add = async ({ id }: { id: string }, name: string) => {
    const answer = await callApi(request, ['POST', `/organizations/${id}/email-domains`], {
      domain: name,
    })
    return addedSchema.parse(await answer.json())
  }
  const [holder, organization] = [await makeOrganization(request), await makeOrganization(request)]
  const held = await add(holder, domain)
  const wanted = await add(organization, domain)
  names.records.set(held.record.name, [held.record.value, wanted.record.value])
  await callApi(request, ['POST', `/organizations/${holder.id}/email-domains/${held.id}/verify`])
  for (let at = 1; at < 20; at += 1) await add(organization, `n${at}.${domain}`)

  await open(page, `${organizationAt(organization)}/settings`)
  await awake(page, 'main button')
  const dialog = page.getByRole('dialog')
  const said = (code: string) => expect(dialog.getByRole('alert')).toHaveText(words(code))
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: domain }).first()
  const verify = page.getByRole('button', { name: `Verify ${domain}`, exact: true })
  await verify.click()
  await expect(page.getByText(words('EMAIL_DOMAIN_TAKEN'))).toBeVisible()
  names.state.isAway = true
  await verify.click()
  await expect(page.getByText(words('EMAIL_DOMAIN_NOT_CHECKED'))).toBeVisible({ timeout: 30_000 })
  names.state.isAway = false
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: 'Add domain' }).click()
  await dialog.getByLabel('Domain').fill(`more.${domain}`)
  await dialog.getByLabel('Domain').press('Enter')
  await said('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_EMAIL_DOMAINS')
  await callApi(request, ['DELETE', `/organizations/${organization.id}/email-domains/${wanted.id}`])
  await dialog.getByLabel('Domain').fill(`n1.${domain}`)
  await dialog.getByLabel('Domain').press('Enter')
  await expect(dialog.getByText('This domain has already been added')).toBeVisible()
  await dialog.getByLabel('Domain').fill('')
  await page.keyboard.press('Escape')

  await callApi(request, ['PUT', `/organizations/${holder.id}/single-sign-on`], {
    issuer: openId.issuer,
    ...openIdKeys,
    isRequired: false,
  })
  await queryFor(
    holder.id,
    'UPDATE organization_providers SET tried_at = now() WHERE organization_id = $1',
  )
  await callApi(request, ['DELETE', `/organizations/${holder.id}/email-domains/${held.id}`])
  await open(page, `${organizationAt(holder)}/settings`)
  await awake(page, 'main button')
  await page.getByRole('button', { name: 'Require it' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Require it' }).click()
  await expect(question.getByRole('alert')).toHaveText(words('NO_VERIFIED_DOMAIN'))
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Client ID').fill('another')
  await dialog.getByLabel('Client ID').press('Enter')
  await said('CLIENT_SECRET_REQUIRED')
})

test('an owner proves a domain, sets up its provider and requires it', async ({
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
    await expect(row.getByRole('alert')).toHaveText(words('EMAIL_DOMAIN_RECORD_NOT_FOUND'))
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
    await dialog.getByLabel('Issuer URL').fill('https://127.0.0.1:9')
    await dialog.getByLabel('Client ID').fill(openIdKeys.clientId)
    await dialog.getByLabel('Client secret').fill(openIdKeys.clientSecret)
    const kept = await page.evaluate(() => sessionStorage.getItem('kept-drafts'))
    expect(kept, 'behaviour 34: all that was typed is kept in the tab').toContain(
      openIdKeys.clientId,
    )
    expect(kept, 'but no secret').not.toContain(openIdKeys.clientSecret)
    await dialog.getByLabel('Client secret').press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(words('ISSUER_NOT_USABLE'))
    await dialog.getByLabel('Issuer URL').fill(openId.issuer)
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

  await test.step('the owner links the provider to their own account', async () => {
    const owner = `owner@${domain}`
    await queryFor(
      organization.id,
      `UPDATE users SET email = '${owner}' WHERE id = (SELECT user_id FROM members WHERE organization_id = $1 AND role = 'owner')`,
    )
    openId.newPerson({ name: 'Amara Okafor', email: owner })
    await open(page, '/app/account')
    await awake(page, 'main button')
    await page.getByRole('button', { name: `Link ${organization.name}` }).click()
    await expect(page.getByRole('button', { name: `Unlink ${organization.name}` })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('the directory says where it is called, and that it has no key', async () => {
    await open(page, settings)
    await expect(page.getByText(`${origin}/api/scim/v2`)).toBeVisible()
    await expect(page.getByText('None yet. Create an API key')).toBeVisible()
  })

  await test.step('an administrator is told that owners manage it', async () => {
    const setRole = (role: string) =>
      queryFor(organization.id, `UPDATE members SET role = '${role}' WHERE organization_id = $1`)
    await queryFor(
      organization.id,
      `UPDATE members SET role = 'owner' WHERE organization_id = $1 AND role = 'member'`,
    )
    await queryFor(
      organization.id,
      `UPDATE members SET role = 'administrator' WHERE organization_id = $1 AND user_id = (SELECT id FROM users WHERE email = 'owner@${domain}')`,
    )
    await open(page, settings)
    await expect(page.getByText('Only owners manage domains')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add domain' })).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
    await setRole('owner')
  })

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
