import { captcha } from 'better-auth/plugins/captcha'
import type { Config } from '../../config/config.ts'
import { HttpError } from '../../http/http-error.ts'

const unavailable = () =>
  new HttpError(503, 'SERVICE_UNAVAILABLE', 'CAPTCHA service unavailable', { 'retry-after': '5' })

/**
 * Whoever asks for a code says in the header `x-captcha-response` what the widget on the page told them; the library asks
 * the provider whether it is true. Its own failure, which is a refusal too, is the only thing we say in other words.
 */
export function captchaPlugin({ provider, siteKey, secretKey }: NonNullable<Config['captcha']>) {
  const library = captcha({
    provider,
    secretKey,
    // The one of Google knows no such check.
    ...(provider === 'hcaptcha' && { siteKey }),
    endpoints: ['/email-otp/send-verification-otp'],
  })
  const onRequest: typeof library.onRequest = async (request, context) => {
    const refused = await library.onRequest(request, context)
    if (refused && refused.response.status >= 500) throw unavailable()
    return refused
  }
  return { ...library, onRequest }
}
