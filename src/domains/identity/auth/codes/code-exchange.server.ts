import { randomBytes } from 'node:crypto'
import type { ApiContext } from '#platform/api/api-context.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import type { MessageTemplates } from '#platform/mail/message-templates.ts'
import { consumeRateLimit, consumeRateLimitBySource } from '#platform/rates/rate-limit.ts'
import { keysFor } from '#platform/secrets/keys.ts'
import { pseudonymOf } from '#platform/secrets/pseudonym.ts'
import { clearCookie, readCookie, setCookie } from '../sessions/signed-cookies.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'
import { type CodePurpose, Codes, type CodeUse } from './codes.server.ts'
import { recordFailedCode } from './failed-code.server.ts'
import { countWrongCode, findGuessing } from './guessed-codes.server.ts'
import { recogniseBrowser } from './known-browsers.server.ts'

const templateFor = {
  'change-email': 'emailChangeCode',
  'delete-account': 'accountDeletionCode',
} as const satisfies Record<Exclude<CodePurpose, 'sign-in'>, keyof MessageTemplates>

type Claim = CodeUse & { email: string }

type Context = Pick<
  ApiContext,
  'answerHeaders' | 'config' | 'database' | 'messageTemplates' | 'mail' | 'request'
>
type Services = Pick<Context, 'config'>

type Guessing = Awaited<ReturnType<typeof findGuessing>>

/** While codes are guessed, browsers that are not known have one try with each. */
const codesOf = ({ config }: Services, guessing: Guessing) => {
  const { limits } = config
  const triesOfStrangers = guessing.address || guessing.all ? 1 : limits.codeTries
  return new Codes(keysFor(config, 'codes'), { ...limits, triesOfStrangers })
}

/** While codes are guessed everywhere, a source has a tenth of its codes. */
const slower = (limit: number) => Math.ceil(limit / 10)

const noGuessing: Guessing = { address: false, all: false }

const browserOf = ({ request, config }: Context) =>
  readCookie(request.headers, 'code_browser', config)

const budgetOf = ({ config }: Services, email: string, knownBrowserId: string | undefined) =>
  knownBrowserId === undefined
    ? {
        key: `codes to ${pseudonymOf(config.authSecret, 'rates', email)}`,
        limit: config.limits.codesPerAddressPerHour,
      }
    : {
        key: `codes to browser ${knownBrowserId}`,
        limit: config.limits.codesPerKnownBrowserPerHour,
      }

const isSignIn = ({ purpose }: Claim) => purpose === 'sign-in'

const guessingOf = async (
  context: Services,
  orm: Parameters<typeof findGuessing>[1],
  claim: Claim,
): Promise<Guessing> => (isSignIn(claim) ? findGuessing(context, orm, claim.email) : noGuessing)

export async function sendCode(context: Context, claim: Claim) {
  const { config, database, messageTemplates, mail, request } = context
  const { limits } = config
  const browser = browserOf(context) ?? randomBytes(32).toString('base64url')
  const { purpose, email } = claim
  const minutes = await database.orm.transaction(async (transaction) => {
    const knownBrowserId = await recogniseBrowser(context, transaction, email)
    const guessing = await guessingOf(context, transaction, claim)
    const codes = codesOf(context, guessing)
    const issued = await codes.issue(transaction, { ...claim, browser, knownBrowserId })
    const isSlow = guessing.all && knownBrowserId === undefined
    await consumeRateLimitBySource(transaction, {
      name: 'codes',
      address: currentRequest().clientIp,
      limit: isSlow
        ? slower(limits.codesPerSourcePerTenMinutes)
        : limits.codesPerSourcePerTenMinutes,
      seconds: 600,
    })
    await consumeRateLimit(transaction, {
      ...budgetOf(context, email, knownBrowserId),
      seconds: 3600,
    })
    const facts = { code: issued.code, minutes: issued.minutes }
    const message = await (purpose === 'sign-in'
      ? messageTemplates.signInCode(
          { ...facts, link: linkFor(context, email, facts) },
          request.headers,
        )
      : messageTemplates[templateFor[purpose]](facts, request.headers))
    const userId = claim.purpose === 'sign-in' ? {} : { userId: claim.userId }
    const delivery = { lane: 'code', uselessAt: issued.expiresAt, ...userId } as const
    await mail.send(transaction, { to: email, ...message }, delivery)
    return issued.minutes
  })
  mail.wake()
  setCookie(context, 'code_browser', browser, limits.codeMinutes * 60)
  const resendAfterSeconds = limits.codeResendSeconds
  return { success: true, expiresInMinutes: minutes, resendAfterSeconds } as const
}

/** A browser sends no fragment, so no log of a server or proxy has the code. */
function linkFor({ config }: Services, email: string, { code }: { code: string }): string {
  const link = new URL('/login/verify', config.baseUrl)
  link.search = `${new URLSearchParams({ email })}`
  link.hash = `code=${code}`
  return link.href
}

/** The transaction always commits, because every try counts. */
export async function redeemCode(context: Context, claim: Claim, code: string): Promise<void> {
  const { config, database, request } = context
  const browser = browserOf(context)
  if (!browser) throw signInErrors.noCodeCookie()
  const refusal = await database.orm.transaction(async (transaction) => {
    const codes = codesOf(context, await guessingOf(context, transaction, claim))
    const found = await codes.redeem(transaction, { ...claim, browser }, code)
    if (found?.triesLeft !== undefined) {
      const target = await recordFailedCode(transaction, claim, request.headers)
      if (isSignIn(claim)) await countWrongCode(context, transaction, claim.email, target)
    }
    return found
  })
  if (!refusal) return
  const facts = { security: 'code-refused', reason: refusal.code, purpose: claim.purpose }
  currentRequest().log.warn(
    { ...facts, address: pseudonymOf(config.authSecret, 'log', claim.email) },
    'Security event',
  )
  throw signInErrors.code(refusal)
}

export const forgetCodeBrowser = (context: Context) => clearCookie(context, 'code_browser')
