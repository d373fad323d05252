import { rm } from 'node:fs/promises'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  forgetSession,
  open,
  openWithoutScripts,
  test,
} from '../browser.ts'
import { textOf } from '../code-words.ts'
import { startProduct } from '../own-product.ts'
import { originOf } from '../ports.ts'
import { newestCode } from '../sign-in.ts'
import { DIRECTIONS, PHONE } from '../site.ts'

const sample = textOf('login', 'login.reader')

const origin = originOf('firstRun')
const folder = `test-results/first-run-${process.pid}`

let product: Awaited<ReturnType<typeof startProduct>>

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: origin, forgiven: /429|Failed to load resource|ERR_|Unable to preload/ })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await startProduct(origin, { DATA_DIR: folder, LOG_LEVEL: 'warn' })
})
test.afterAll(async () => {
  await product.close()
  await rm(folder, { recursive: true, force: true })
})

test('on this machine, one click continues as admin or as reader, with a code as anyone', async ({
  page,
}) => {
  await test.step('as admin, to the page that was asked for', async () => {
    await open(page, '/login?redirect=/manager/users')
    const asked = page.waitForRequest('**/email-otp/send-verification-otp')
    const entered = page.waitForRequest('**/sign-in/email-otp')
    const shown = page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[autocomplete=one-time-code]')?.value,
    )
    await page.getByRole('button', { name: 'Admin', exact: true }).click()
    expect((await asked).postDataJSON()).toEqual({
      email: 'admin@example.com',
      type: 'sign-in',
      callbackURL: '/manager/users',
    })
    await (await asked).response()
    const code = await newestCode(page.request, 'admin@example.com')
    expect((await entered).postDataJSON()).toEqual({ email: 'admin@example.com', otp: code })
    expect(await (await shown).jsonValue()).toBe(code)
    await expect(page).toHaveURL('/manager/users')
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  })

  await test.step('as reader, by the keyboard, to their home page', async () => {
    await forgetSession(page)
    await open(page, '/login')
    await page.getByRole('button', { name: sample, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/app')
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
  })
})

test('what goes wrong is said where it always is', async ({ page, request }) => {
  const reader = page.getByRole('button', { name: sample, exact: true })

  await test.step('offline', async () => {
    const texts = page.waitForResponse(
      async (response) =>
        response.url().endsWith('.json') && (await response.text()).includes('TOO_MANY_REQUESTS'),
    )
    await open(page, '/login')
    await texts
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await reader.click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/offline|connection/i)
    await expect(page.getByLabel('Email')).toHaveValue('user@example.com')
    await page.context().setOffline(false)
  })

  await test.step('an empty mailbox leaves the code to be typed', async () => {
    await page.route('**/api/dev/mailbox', (route) => route.fulfill({ json: [] }))
    await reader.click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expect(page.getByLabel('Code')).toHaveValue('')
    await page.getByLabel('Code').pressSequentially(await newestCode(request, 'user@example.com'))
    await expect(page).toHaveURL('/app')
    await page.unrouteAll()
  })

  await test.step('a code requested a moment ago in another browser', async () => {
    await forgetSession(page)
    const data = { email: 'admin@example.com', type: 'sign-in' }
    const path = '/api/auth/email-otp/send-verification-otp'
    const asked = await request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } })
    expect(asked.status()).toBe(200)
    await open(page, '/login')
    await page.getByRole('button', { name: 'Admin', exact: true }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      /^Too many requests\. Try again in \d+ second/,
    )
  })
})

test('the offer works without JavaScript, and fits every page', async ({ browser, page }) => {
  const asleep = await browser.newPage({ javaScriptEnabled: false, baseURL: origin })
  await asleep.goto('/login?lng=en&redirect=/app/account')
  await asleep.getByRole('button', { name: sample, exact: true }).click()
  await expect(asleep).toHaveURL('/login/verify?email=user%40example.com&redirect=%2Fapp%2Faccount')
  expect(await newestCode(asleep.request, 'user@example.com')).toMatch(/^\d{6}$/)
  await asleep.close()

  await page.setViewportSize(PHONE)
  for (const language of DIRECTIONS) {
    await openWithoutScripts(page, '/login', { language })
    await expect(page.locator('fieldset').getByRole('button')).toHaveCount(2)
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  }
  await open(page, '/login')
  await awake(page)
  await expect(page.getByRole('group', { name: 'Running locally? Continue as:' })).toBeVisible()
})
