import type { Config } from '#platform/config/config.ts'
import type { OutsideSources } from '#platform/http/answer/security-headers.ts'
import type { CaptchaProvider } from './captcha-providers.ts'
import { captchaVariables } from './captcha-variables.server.ts'

const sources: Record<CaptchaProvider, OutsideSources> = {
  'cloudflare-turnstile': {
    script: 'https://challenges.cloudflare.com',
    frame: 'https://challenges.cloudflare.com',
  },
  'google-recaptcha': {
    script: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    connect: 'https://www.google.com/recaptcha/',
  },
  hcaptcha: {
    script: 'https://hcaptcha.com https://*.hcaptcha.com',
    frame: 'https://hcaptcha.com https://*.hcaptcha.com',
    style: 'https://hcaptcha.com https://*.hcaptcha.com',
    connect: 'https://hcaptcha.com https://*.hcaptcha.com',
  },
}

export function captchaSources(config: Pick<Config, 'variables'>): OutsideSources[] {
  const captcha = captchaVariables.of(config)
  return captcha ? [sources[captcha.provider]] : []
}
