import type { EnvironmentReader } from './environment-reader.ts'
import { oneOf } from './parsers.ts'
import { anyText } from './values.ts'

export const captchaProviders = ['cloudflare-turnstile', 'google-recaptcha', 'hcaptcha'] as const

export type CaptchaProvider = (typeof captchaProviders)[number]

export type Captcha = { provider: CaptchaProvider; siteKey: string; secretKey: string }

const variables = ['CAPTCHA_PROVIDER', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET_KEY']

export function readCaptcha(environment: EnvironmentReader): Captcha | undefined {
  const provider = environment.read('CAPTCHA_PROVIDER', oneOf(captchaProviders))
  const keys = environment.group(variables, (read) => ({
    siteKey: read('CAPTCHA_SITE_KEY', anyText),
    secretKey: read('CAPTCHA_SECRET_KEY', anyText),
  }))
  return provider && keys && { provider, ...keys }
}
