import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { awake } from './browser.ts'
import { callApi } from './calls.ts'

type Mail = { to: string; subject: string }

export async function newestCode(request: APIRequestContext, email: string): Promise<string> {
  const mails = (await (await request.get('/api/dev/mailbox')).json()) as Mail[]
  const codes = mails
    .filter(({ to }) => to === email)
    .map(({ subject }) => /\d{6}/.exec(subject)?.[0])
  return codes.find((code) => code !== undefined) ?? ''
}

export async function signInByCalls(request: APIRequestContext, email: string, name?: string) {
  const asked = await post(request, '/email-otp/send-verification-otp', { email, type: 'sign-in' })
  expect(asked.status(), await asked.text()).toBe(200)
  const otp = await newestCode(request, email)
  const answer = await post(request, '/sign-in/email-otp', { email, otp })
  expect(answer.status(), await answer.text()).toBe(200)
  if (!name) return
  const named = await callApi(request, ['PATCH', '/account'], { name })
  expect(named.status(), await named.text()).toBe(200)
}

function post(request: APIRequestContext, path: string, data: object = {}) {
  return request.post(`/api/auth${path}`, { data, headers: { 'sec-fetch-site': 'same-origin' } })
}

export const freshAddress = (name: string) =>
  `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`

export async function askForCode(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

export async function signIn(page: Page, email: string, name = 'Wanjiru Otieno') {
  await page.goto('/login?lng=en')
  await awake(page)
  await askForCode(page, email)
  await page.getByLabel('Code').pressSequentially(await newestCode(page.request, email))
  await page.waitForURL(/\/(app|manager)/)
  const question = page.getByLabel('What is your name?')
  const menu = page.getByRole('button', { name: 'User menu' })
  await expect(question.or(menu)).toBeVisible()
  if (await menu.isVisible()) return
  await question.fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(menu).toBeVisible()
}

/** On the sign-in page, which leads back. */
export async function signInHere(page: Page, email: string) {
  await askForCode(page, email)
  await page.getByLabel('Code').pressSequentially(await newestCode(page.request, email))
}

export const endSession = (page: Page) => page.context().clearCookies({ name: /session_token/ })
