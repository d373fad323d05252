import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { MessageTemplates } from '#platform/mail/message-templates.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { keysFor } from '#platform/secrets/keys.ts'
import { pseudonymOf } from '#platform/secrets/pseudonym.ts'
import { findClosing } from '../people/call-hooks.server.ts'
import { recogniseBrowser } from '../sessions/known-browsers.server.ts'
import { clearCookie, readCookie, setCookie } from '../sessions/signed-cookies.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'
import { consumeCodeLimits } from './code-limits.server.ts'
import { Codes, type CodeUse, type OwnPurpose } from './codes.server.ts'
import { recordFailedCode } from './failed-code.server.ts'
import { countWrongCode, findGuessing } from './guessed-codes.server.ts'

const templateFor = {
  'change-email': 'emailChangeCode',
  'delete-account': 'accountDeletionCode',
} as const satisfies Record<OwnPurpose, keyof MessageTemplates>

type Claim = CodeUse & { email: string }

type Context = Pick<
  ApiContext,
  'accountHooks' | 'answerHeaders' | 'config' | 'database' | 'messageTemplates' | 'mail' | 'request'
>
type Services = Pick<Context, 'config'>

type Guessing = Awaited<ReturnType<typeof findGuessing>>

/** While codes are guessed, browsers that are not known have one try with each. */
const codesOf = ({ config }: Services, guessing: Guessing) => {
  const { limits } = config
  const triesOfStrangers = guessing.address || guessing.all ? 1 : limits.codeTries
  return new Codes(keysFor(config, 'codes'), { ...limits, triesOfStrangers })
}

const noGuessing: Guessing = { address: false, all: false }

const browserOf = ({ request, config }: Context) =>
  readCookie(request.headers, 'code_browser', config)

/** The caller need not be the owner of the address. */
const isByStranger = (claim: Claim) => 'mail' in claim || claim.purpose === 'sign-in'

const guessingOf = async (
  context: Services,
  orm: Parameters<typeof findGuessing>[1],
  claim: Claim,
): Promise<Guessing> => (isByStranger(claim) ? findGuessing(context, orm, claim.email) : noGuessing)

export async function sendCode(context: Context, claim: Claim) {
  const { config, database, mail } = context
  const { limits } = config
  const browser = browserOf(context) ?? randomBytes(32).toString('base64url')
  const { email } = claim
  const minutes = await database.orm.transaction(async (transaction) => {
    const knownBrowserId = await recogniseBrowser(context, transaction, email)
    const guessing = await guessingOf(context, transaction, claim)
    const codes = codesOf(context, guessing)
    const issued = await codes.issue(transaction, { ...claim, browser, knownBrowserId })
    const what = 'codes to'
    await consumeCodeLimits(context, transaction, { what, email, knownBrowserId, guessing })
    const facts = { code: issued.code, minutes: issued.minutes }
    const message = await messageFor(context, transaction, claim, facts)
    const userId = 'userId' in claim ? { userId: claim.userId } : {}
    const delivery = { lane: 'code', uselessAt: issued.expiresAt, ...userId } as const
    await mail.send(transaction, { to: email, ...message }, delivery)
    return issued.minutes
  })
  mail.wake()
  setCookie(context, 'code_browser', browser, limits.codeMinutes * 60)
  const resendAfterSeconds = limits.codeResendSeconds
  return { success: true, expiresInMinutes: minutes, resendAfterSeconds } as const
}

type Facts = { code: string; minutes: number }

function messageFor(
  context: Context,
  orm: Parameters<typeof findClosing>[1],
  claim: Claim,
  facts: Facts,
) {
  const { messageTemplates, request } = context
  if ('mail' in claim) return claim.mail(facts, request.headers)
  if (claim.purpose === 'sign-in') return signInMessage(context, orm, claim.email, facts)
  return messageTemplates[templateFor[claim.purpose]](facts, request.headers)
}

/** All messages are written for every address, so that the time of the answer tells nothing. */
async function signInMessage(
  { accountHooks, config, messageTemplates, request: { headers } }: Context,
  orm: Parameters<typeof findClosing>[1],
  email: string,
  facts: Facts,
) {
  const withCode = { ...facts, link: linkFor({ config }, email, facts) }
  const link = `${config.baseUrl.origin}/login`
  let message = await messageTemplates.signInCode(withCode, headers)
  for (const closing of accountHooks.closings) {
    const instead = await closing.mailInstead({ link }, headers)
    if (await closing.isClosed(orm, eq(users.email, email), config)) message = instead
  }
  return message
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
    // Every code is a wrong one for a user who has closed codes.
    const isWrong =
      isByStranger(claim) &&
      (await findClosing(context, transaction, eq(users.email, claim.email))) !== undefined
    const found = await codes.redeem(transaction, { ...claim, browser }, isWrong ? '' : code)
    if (found?.triesLeft !== undefined) {
      const target = await recordFailedCode(transaction, claim, request.headers)
      if (isByStranger(claim)) await countWrongCode(context, transaction, claim.email, target)
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
