import { openAccount } from '../../../tests/e2e/account/account.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import {
  awake,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { PHONE } from '../../../tests/e2e/site.ts'
import { type Asking, askingFor } from './asking.ts'

const longName = `Assistant ${'of the very long name '.repeat(4)}x`.slice(0, 100)

test('a user connects an app, and disconnects it on the account page', async ({
  page,
  baseURL,
}) => {
  await openAccount(page)
  const asking = await askingFor(page.request, `${baseURL}`)

  await test.step('the page says who asks, for what, and where the answer goes', async () => {
    await open(page, asking.path())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect “Assistant”?')
    await expect(page.getByRole('main')).toContainText('Books')
    await expect(page.getByRole('main')).toContainText(new URL(`${baseURL}`).host)
    await expectAccessibleInBothThemes(page)
    expect((await page.request.get(asking.path())).headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-frame-options': 'DENY',
    })
  })

  const token = await test.step('allowed by the keyboard, the app gets a token', async () => {
    await awake(page, 'main button')
    await page.getByRole('button', { name: 'Connect' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.has('code'))
    const answer = new URL(page.url()).searchParams
    expect([answer.get('state'), answer.get('iss')]).toEqual(['its state', baseURL])
    const tokens = await asking.exchange(`${answer.get('code')}`)
    expect(tokens.status()).toBe(200)
    return ((await tokens.json()) as { access_token: string }).access_token
  })
  expect(await asking.call(token)).toBe(200)

  await test.step('it is among the keys, and is disconnected there', async () => {
    await open(page, '/app/account')
    await awake(page, 'main button')
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'API keys' }) })
    await expect(card).toContainText('Connected app')
    await expect(card.getByRole('button', { name: 'Rotate Assistant' })).toHaveCount(0)
    await card.getByRole('button', { name: 'Disconnect Assistant' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect app' }).click()
    await expect(card).toContainText('No API keys yet.')
    expect(await asking.call(token)).toBe(401)
  })
})

test('a refusal goes back to the app, and a request that is not valid goes nowhere', async ({
  page,
  baseURL,
}) => {
  await openAccount(page)
  const asking = await askingFor(page.request, `${baseURL}`)
  await open(page, asking.path())
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL((url) => url.searchParams.get('error') === 'access_denied')
  expect(new URL(page.url()).searchParams.get('state')).toBe('its state')

  const cases: [Asking, string][] = [
    [{ client_id: crypto.randomUUID() }, 'The app isn’t registered here.'],
    [{ redirect_uri: 'https://evil.example/' }, 'an address that it didn’t register'],
    [{ code_challenge_method: 'plain' }, 'The app’s request isn’t valid.'],
  ]
  for (const [wrong, words] of cases) {
    await open(page, asking.path(wrong))
    await expect(page.getByRole('main')).toContainText(words)
    await expect(page.getByRole('button', { name: 'Connect' })).toHaveCount(0)
    await expectAccessible(page)
  }
})

test('a visitor signs in first, and comes back to the request', async ({ page, baseURL }) => {
  const asking = await askingFor(page.request, `${baseURL}`)
  await page.goto(asking.path())
  await expect(page).toHaveURL(/\/login\?redirect=/)
  const back = new URL(page.url()).searchParams.get('redirect') ?? ''
  expect(new URL(back, baseURL).searchParams.get('state')).toBe('its state')
  await awake(page)
})

test.describe('on a phone, in Arabic', () => {
  test.use({ storageState: STATES.admin, viewport: PHONE })

  test('a long name fits, and an app may be kept to reading', async ({ page, baseURL }) => {
    const asking = await askingFor(page.request, `${baseURL}`, longName)
    await open(page, asking.path(), { language: 'ar', theme: 'dark' })
    await awake(page, 'main button')
    await expect(page.getByRole('main')).toContainText('حذف')
    await page.getByRole('radio', { name: 'العرض فقط' }).check()
    await expect(page.getByRole('listitem').filter({ hasText: 'حذف' })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})
