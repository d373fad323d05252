import { oneOf } from '#platform/config/parsers.ts'
import { anyText } from '#platform/config/values.ts'
import { defineVariables } from '#platform/config/variables.ts'
import { type CaptchaProvider, captchaProviders } from './captcha-providers.ts'

export type Captcha = { provider: CaptchaProvider; siteKey: string; secretKey: string }

const names = ['CAPTCHA_PROVIDER', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET_KEY']

export const captchaVariables = defineVariables(
  (environment): Captcha | undefined => {
    const provider = environment.read('CAPTCHA_PROVIDER', oneOf(captchaProviders))
    const keys = environment.group(names, (read) => ({
      siteKey: read('CAPTCHA_SITE_KEY', anyText),
      secretKey: read('CAPTCHA_SECRET_KEY', anyText),
    }))
    return provider && keys && { provider, ...keys }
  },
  { secrets: ['CAPTCHA_SECRET_KEY'] },
)
