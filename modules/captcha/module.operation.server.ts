import { advice, defineOperation } from '#kit/features/index.server.ts'
import { captchaVariables } from './captcha-variables.server.ts'

export default defineOperation({
  variables: [captchaVariables],
  checks: {
    'The captcha': (config) => [
      config.signUp === 'open' &&
        !captchaVariables.of(config) &&
        advice('SIGN_UP is open without a captcha: bots can request codes for any address'),
    ],
  },
})
