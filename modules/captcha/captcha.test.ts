import { expect, test } from 'vitest'
import { InvalidConfiguration, readConfig } from '#platform/config/config.ts'
import { securityHeaders } from '#platform/http/answer/security-headers.ts'
import { captchaProviders } from './captcha-providers.ts'
import { captchaSources } from './captcha-sources.server.ts'
import { captchaVariables } from './captcha-variables.server.ts'
import captcha from './module.operation.server.ts'

const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET_KEY: 'keys' }
const read = (variables: Record<string, string>) =>
  readConfig({ AUTH_SECRET: 'x'.repeat(32), ...variables }, [captchaVariables])

function problems(variables: Record<string, string>): string[] {
  try {
    read(variables)
  } catch (error) {
    if (error instanceof InvalidConfiguration) return error.message.split('\n')
    throw error
  }
  return []
}

test('check 25: a captcha is configured completely, by a provider that is known, or not at all', () => {
  expect(captchaVariables.of(read({}))).toBeUndefined()
  expect(captchaVariables.of(read({ CAPTCHA_PROVIDER: 'hcaptcha', ...keys }))).toEqual({
    provider: 'hcaptcha',
    siteKey: 'site',
    secretKey: 'keys',
  })
  expect(problems({ CAPTCHA_PROVIDER: 'eyesight', ...keys })).toEqual([
    'Invalid environment variables',
    'CAPTCHA_PROVIDER should be one of cloudflare-turnstile, google-recaptcha, hcaptcha',
  ])
  expect(problems(keys)).toEqual([
    'Invalid environment variables',
    'CAPTCHA_PROVIDER should be set, since it goes with CAPTCHA_SITE_KEY, CAPTCHA_SECRET_KEY',
  ])
  expect(problems({ CAPTCHA_PROVIDER: 'hcaptcha' })).toHaveLength(1 + 2)
})

test.each(captchaProviders)('check 26: the policy for %s names hosts only', (provider) => {
  const outsideSources = captchaSources(read({ CAPTCHA_PROVIDER: provider, ...keys }))
  for (const development of [true, false]) {
    const headers = new Headers()
    securityHeaders({ https: false, development, outsideSources })(headers, undefined)
    const sources = (headers.get('content-security-policy') ?? '').match(/https:\S*/g) ?? []
    expect(sources.length).toBeGreaterThan(1)
    for (const source of sources) {
      expect(source).toMatch(/^https:\/\/[\w*.-]+(\/recaptcha\/)?;?$/)
    }
  }
})

test('check 26: without a captcha, the policy opens for nothing', () => {
  expect(captchaSources(read({}))).toEqual([])
})

test('the doctor advises a captcha where everyone may sign up', async () => {
  const found = async (variables: Record<string, string>) =>
    captcha.checks?.['The captcha']?.(read(variables))
  const text = 'SIGN_UP is open without a captcha: bots can request codes for any address'
  expect(await found({})).toEqual([{ weight: 'advice', text }])
  expect(await found({ SIGN_UP: 'closed' })).toEqual([false])
  expect(await found({ CAPTCHA_PROVIDER: 'hcaptcha', ...keys })).toEqual([false])
})
