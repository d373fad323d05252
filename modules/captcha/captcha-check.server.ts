import { z } from 'zod/mini'
import type { CodeCheck } from '#platform/context/account-hooks.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import type { CaptchaProvider } from './captcha-providers.ts'
import { type Captcha, captchaVariables } from './captcha-variables.server.ts'

const verifyUrls: Record<CaptchaProvider, string> = {
  'cloudflare-turnstile': 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  'google-recaptcha': 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
}

const providerTimeoutMs = 5000
/** Google reCAPTCHA v3 gives a score: a lower one counts as a bot. */
const minScore = 0.5

const verdictSchema = z.object({ success: z.boolean(), score: z.optional(z.number()) })

const errors = {
  missing: () => new HttpError(400, 'MISSING_RESPONSE', 'Missing CAPTCHA response'),
  failed: () => new HttpError(403, 'VERIFICATION_FAILED', 'Captcha verification failed'),
  away: () =>
    new HttpError(503, 'SERVICE_UNAVAILABLE', 'CAPTCHA service unavailable', {
      'retry-after': '5',
    }),
}

export const captchaCheck: CodeCheck = {
  name: 'captcha',
  description:
    'If the server requires a captcha, send its solution in the `x-captcha-response` header.',
  errors: [errors.missing(), errors.failed()],
  settings(config) {
    const captcha = captchaVariables.of(config)
    return captcha && { provider: captcha.provider, siteKey: captcha.siteKey }
  },
  async check({ config, request }) {
    const captcha = captchaVariables.of(config)
    if (!captcha) return
    const solution = request.headers.get('x-captcha-response')
    if (!solution) throw errors.missing()
    const { success, score = 1 } = await verify(captcha, solution).catch((err: unknown) => {
      currentRequest().log.error({ err }, 'CAPTCHA service unavailable')
      throw errors.away()
    })
    if (!success || score < minScore) throw errors.failed()
  },
}

async function verify({ provider, siteKey, secretKey }: Captcha, response: string) {
  const form = new URLSearchParams({ secret: secretKey, response })
  if (provider === 'hcaptcha') form.set('sitekey', siteKey)
  const answer = await fetch(verifyUrls[provider], {
    method: 'POST',
    body: form,
    redirect: 'error',
    signal: AbortSignal.timeout(providerTimeoutMs),
  })
  if (!answer.ok) throw new Error(`${verifyUrls[provider]} answered with ${answer.status}`)
  return verdictSchema.parse(await answer.json())
}
