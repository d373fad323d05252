import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { joinHooks } from '#platform/context/account-hooks.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { leadOutside } from '../../tests/outside/travel.ts'
import { captchaCheck } from './captcha-check.server.ts'
import { captchaProviders } from './captcha-providers.ts'
import { captchaPlaces } from './test-captchas.ts'

const database = await testDatabase()
const judges = captchaPlaces()
const outside = await leadOutside(judges)
afterAll(() => outside.close())
beforeEach(() => void Object.assign(outside.places, judges))

const hooks = joinHooks([{ codeChecks: [captchaCheck] }])
const serve = (variables: Record<string, string> = {}) =>
  serveAuth(database, variables, undefined, undefined, hooks)

let visits = 0
async function visit(provider: string) {
  const served = await serve({
    CAPTCHA_PROVIDER: provider,
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SECRET_KEY: 'judge-secret',
  })
  const email = `visitor-${(visits += 1)}@example.com`
  const said = (response: string) => served.browser().askCode(email, header(response))
  return { ...served, said, wasSent: async () => (await served.newestCode(email)) !== '' }
}
const header = (response: string): Record<string, string> =>
  response ? { 'x-captcha-response': response } : {}

describe.each(captchaProviders)('asking for a code with %s', (provider) => {
  test('works for who passed its test, once', async () => {
    const { said, wasSent } = await visit(provider)
    const token = `human-${provider}`
    expect((await said(token)).status).toBe(200)
    expect(await wasSent()).toBe(true)
    expect(await said(token)).toMatchObject({ status: 403, json: { code: 'VERIFICATION_FAILED' } })
  })

  test.each([
    ['', 400, 'MISSING_RESPONSE'],
    ['robot', 403, 'VERIFICATION_FAILED'],
  ])('spec 8: is refused with the answer "%s"', async (response, status, code) => {
    const { said, wasSent } = await visit(provider)
    expect(await said(response)).toMatchObject({ status, json: { code } })
    expect(await wasSent()).toBe(false)
  })

  test('spec 8: is refused while the provider is out of reach, and the log says why', async () => {
    const { said, wasSent, lines } = await visit(provider)
    for (const place of Object.keys(judges)) {
      outside.places[place] = () => ({ status: 500, body: 'Oh no' })
    }
    const answer = await said('human-too')
    expect(answer).toMatchObject({ status: 503, json: { code: 'SERVICE_UNAVAILABLE' } })
    expect(answer.headers['retry-after']).toBe('5')
    expect(await wasSent()).toBe(false)
    expect(lines.join()).toContain('CAPTCHA service unavailable')
  })

  test('check 15: keeps the secret from answers and logs', async () => {
    const { said, lines } = await visit(provider)
    const { body } = await said('robot')
    expect(String(body) + lines.join()).not.toContain('judge-secret')
  })
})

test('a captcha is asked for codes only, and only where one is configured', async () => {
  const { browser } = await visit('hcaptcha')
  expect((await browser().signIn('a@example.com', '123456')).json).toMatchObject({
    code: 'CODE_COOKIE_MISSING',
  })
  const free = await serve()
  expect((await free.browser().askCode('free@example.com')).status).toBe(200)
})
