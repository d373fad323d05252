import { and, eq, inArray, not } from 'drizzle-orm'
import { stillBanned } from '#platform/access/still-banned.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { ApiContext } from '#platform/api/api-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import { pseudonymOf } from '#platform/secrets/pseudonym.ts'
import { noticeFacts, readerOf, tellBy } from '../account/notices.server.ts'
import { consumeCodeLimits } from '../codes/code-limits.server.ts'
import { recordFailedCode } from '../codes/failed-code.server.ts'
import { countWrongCode, findGuessing } from '../codes/guessed-codes.server.ts'
import { recogniseBrowser } from '../codes/known-browsers.server.ts'
import { signInSettings } from '../passkeys/sign-in-settings.table.server.ts'
import { type User, userColumns } from '../people/people.server.ts'
import { beginSession } from '../sessions/begin-session.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'
import { admitsPasskeys, hasPasskeyOnly } from './passkey-only.server.ts'
import { hashOfRecoveryCode } from './recovery-code-text.server.ts'
import { recoveryCodes } from './recovery-codes.table.server.ts'
import { recoveryErrors } from './recovery-errors.server.ts'

interface Given {
  email: string
  code: string
}

export async function signInByRecoveryCode(context: ApiContext, given: Given): Promise<User> {
  const { config, database, mail } = context
  if (!admitsPasskeys(config)) throw signInErrors.method()
  // Commits also without a user, because every try counts.
  const user = await database.orm.transaction(async (transaction) => {
    await limitTries(context, transaction, given.email)
    const found = await useCode(transaction, given)
    if (found) await tellOfUse(context, transaction, found)
    else await countFailure(context, transaction, given.email)
    return found
  })
  if (!user) {
    const address = pseudonymOf(config.authSecret, 'log', given.email)
    currentRequest().log.warn({ security: 'recovery-code-refused', address }, 'Security event')
    throw recoveryErrors.refused()
  }
  mail.wake()
  await beginSession(context, user, 'recovery-code')
  return user
}

async function limitTries(context: ApiContext, transaction: Transaction, email: string) {
  const knownBrowserId = await recogniseBrowser(context, transaction, email)
  const guessing = await findGuessing(context, transaction, email)
  const what = 'recovery codes of'
  await consumeCodeLimits(context, transaction, { what, email, knownBrowserId, guessing })
}

/** One statement, so that requests at the same time can't use a code twice. */
async function useCode(
  transaction: Transaction,
  { email, code }: Given,
): Promise<User | undefined> {
  const owner = transaction
    .select({ id: users.id })
    .from(users)
    .innerJoin(signInSettings, eq(signInSettings.userId, users.id))
    .where(and(hasPasskeyOnly(eq(users.email, email)), not(stillBanned)))
  const [used] = await transaction
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.hash, hashOfRecoveryCode(code)), inArray(recoveryCodes.userId, owner)),
    )
    .returning({ userId: recoveryCodes.userId })
  if (!used) return undefined
  const [user] = await transaction.select(userColumns).from(users).where(eq(users.id, used.userId))
  return user
}

async function tellOfUse(
  { config, mail, messageTemplates, request }: ApiContext,
  transaction: Transaction,
  user: User,
) {
  const left = await transaction.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))
  const facts = { ...noticeFacts(config), left }
  const reader = await readerOf(transaction, user.id, request.headers)
  const message = await messageTemplates.recoveryCodeUsed(facts, reader)
  await record(transaction, actorOf(user), {
    action: 'recoveryCode.use',
    target: userTarget(user),
    after: { count: left },
  })
  await tellBy(mail, message)(transaction, user)
}

async function countFailure(context: ApiContext, transaction: Transaction, email: string) {
  const claim = { purpose: 'recovery-code', email } as const
  const target = await recordFailedCode(transaction, claim, context.request.headers)
  await countWrongCode(context, transaction, email, target)
}
