import { z } from 'zod/mini'
import type { Captcha, CaptchaProvider } from '#platform/config/captcha.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import { signInErrors } from '../sign-in-errors.server.ts'

const verifyUrls: Record<CaptchaProvider, string> = {
  'cloudflare-turnstile': 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  'google-recaptcha': 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
}

const providerTimeoutMs = 5000
/** For Google reCAPTCHA v3, where a lower score counts as a bot. */
const minScore = 0.5

const verdictSchema = z.object({ success: z.boolean(), score: z.optional(z.number()) })

type Context = { config: { captcha?: Captcha | undefined }; request: Pick<Request, 'headers'> }

export async function requireCaptcha({ config: { captcha }, request }: Context): Promise<void> {
  if (!captcha) return
  const solution = request.headers.get('x-captcha-response')
  if (!solution) throw signInErrors.noCaptcha()
  const { success, score = 1 } = await verify(captcha, solution).catch((err: unknown) => {
    currentRequest().log.error({ err }, 'CAPTCHA service unavailable')
    throw signInErrors.captchaAway()
  })
  if (!success || score < minScore) throw signInErrors.captcha()
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
