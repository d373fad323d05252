import { randomBytes } from 'node:crypto'
import type { GenericEndpointContext } from 'better-auth'
import { currentRequest } from '../../http/current-request.ts'
import { keysFor } from '../../secrets/keys.ts'
import { pseudonymOf } from '../../secrets/pseudonym.ts'
import type { AuthFoundation } from '../auth.ts'
import type { Letters } from '../letters.ts'
import { spend, spendBySource } from '../rates/rates.ts'
import { refuse } from '../refusals.ts'
import { type CodePurpose, Codes, type CodeUse } from './codes.ts'
import { recordFailedCode } from './failed-code.ts'
import { recogniseBrowser } from './known-browsers.ts'

/** Names the browser that asked for a code: only there is the code of any use. */
export const browserCookie = 'code_browser'

const letterFor = {
  'sign-in': 'signInCode',
  'change-email': 'emailChangeCode',
  'delete-account': 'accountDeletionCode',
} as const satisfies Record<CodePurpose, keyof Letters>

/** A use and the address that the code for it is sent to. */
type Claim = CodeUse & { email: string }

/** Codes going out by mail and coming back from the browser that asked, whatever they are for. */
export function codeExchange({ config, database, mail, letters }: AuthFoundation) {
  const { limits } = config
  const codes = new Codes(keysFor(config, 'codes'), limits)

  const cookieOf = (context: GenericEndpointContext) =>
    context.context.createAuthCookie(browserCookie, { maxAge: limits.codeMinutes * 60 })
  const browserOf = (context: GenericEndpointContext) =>
    context.getSignedCookie(cookieOf(context).name, context.context.secret)

  /** Strangers share the budget of an address; each browser that its user has signed in with has its own. */
  const budgetOf = (email: string, knownBrowserId: string | undefined) =>
    knownBrowserId === undefined
      ? {
          key: `codes to ${pseudonymOf(config.authSecret, 'rates', email)}`,
          limit: limits.codesPerAddressPerHour,
        }
      : { key: `codes to browser ${knownBrowserId}`, limit: limits.codesPerKnownBrowserPerHour }

  return {
    /** Answers what the browser may know: when the code ends, and when the next may be asked for. */
    async send(context: GenericEndpointContext, claim: Claim) {
      const browser = (await browserOf(context)) || randomBytes(32).toString('base64url')
      const { purpose, email } = claim
      const minutes = await database.orm.transaction(async (transaction) => {
        const knownBrowserId = await recogniseBrowser(context, transaction, email)
        const issued = await codes.issue(transaction, { ...claim, browser, knownBrowserId })
        await spendBySource(transaction, {
          name: 'codes',
          address: currentRequest().clientIp,
          limit: limits.codesPerSourcePerTenMinutes,
          seconds: 600,
        })
        await spend(transaction, { ...budgetOf(email, knownBrowserId), seconds: 3600 })
        const facts = { code: issued.code, minutes: issued.minutes }
        const letter = await letters[letterFor[purpose]](facts, context.headers ?? new Headers())
        const userId = claim.purpose === 'sign-in' ? {} : { userId: claim.userId }
        const delivery = { lane: 'code', uselessAt: issued.expiresAt, ...userId } as const
        await mail.send(transaction, { to: email, ...letter }, delivery)
        return issued.minutes
      })
      mail.wake()

      const { name, attributes } = cookieOf(context)
      await context.setSignedCookie(name, browser, context.context.secret, attributes)
      return {
        success: true,
        expiresInMinutes: minutes,
        resendAfterSeconds: limits.codeResendSeconds,
      }
    },

    /** Uses the code up, or refuses it: a transaction that nothing rolls back, since a try counts, whatever comes of it. */
    async redeem(context: GenericEndpointContext, claim: Claim, code: string) {
      const browser = await browserOf(context)
      if (!browser) throw refuse.noCodeCookie()
      const refusal = await database.orm.transaction(async (transaction) => {
        const found = await codes.redeem(transaction, { ...claim, browser }, code)
        if (found?.triesLeft !== undefined) {
          await recordFailedCode(transaction, claim, context.headers)
        }
        return found
      })
      if (!refusal) return
      const { code: reason } = refusal
      const facts = { security: 'code-refused', reason, purpose: claim.purpose }
      currentRequest().log.warn(
        { ...facts, address: pseudonymOf(config.authSecret, 'log', claim.email) },
        'Security event',
      )
      throw refuse.code(refusal)
    },

    /** The next code is for a browser that we have not seen before. */
    forgetBrowser(context: GenericEndpointContext) {
      const { name, attributes } = cookieOf(context)
      context.setCookie(name, '', { ...attributes, maxAge: 0 })
    },
  }
}
