import { and, eq, inArray, not } from 'drizzle-orm'
import {
  beginSession,
  limitCodeTries,
  noticeFacts,
  readerOf,
  recordWrongCode,
  signInErrors,
  tellBy,
  type User,
  userColumns,
} from '#domains/identity/auth/index.server.ts'
import { readerLanguage } from '#kit/mail/index.server.ts'
import { admitsPasskeys, signInSettings } from '#modules/passkeys/index.server.ts'
import { stillBanned } from '#platform/access/still-banned.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { pseudonymOf } from '#platform/secrets/pseudonym.ts'
import { passkeyOnlyErrors } from '../passkey-only-errors.server.ts'
import { recoveryCodeUsed } from '../passkey-only-mail/passkey-only-mails.server.ts'
import { hasPasskeyOnly } from '../passkey-only.server.ts'
import { hashOfRecoveryCode } from './recovery-code-text.server.ts'
import { recoveryCodes } from './recovery-codes.table.server.ts'

interface Given {
  email: string
  code: string
}

export async function signInByRecoveryCode(context: ApiContext, given: Given): Promise<User> {
  const { config, database, mail } = context
  const { email } = given
  if (!admitsPasskeys(config)) throw signInErrors.method()
  // Commits also without a user, because every try counts.
  const user = await database.orm.transaction(async (transaction) => {
    await limitCodeTries(context, transaction, { what: 'recovery codes of', email })
    const found = await useCode(transaction, given)
    if (found) await tellOfUse(context, transaction, found)
    else await recordWrongCode(context, transaction, { purpose: 'recovery-code', email })
    return found
  })
  if (!user) {
    const address = pseudonymOf(config.authSecret, 'log', email)
    currentRequest().log.warn({ security: 'recovery-code-refused', address }, 'Security event')
    throw passkeyOnlyErrors.refused()
  }
  mail.wake()
  await beginSession(context, user, 'recovery-code')
  return user
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
  { config, mail, request }: ApiContext,
  transaction: Transaction,
  user: User,
) {
  const left = await transaction.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))
  const facts = { ...noticeFacts(config), left }
  const reader = await readerOf(transaction, user.id, request.headers)
  const message = await recoveryCodeUsed.compose(readerLanguage(reader), facts)
  await record(transaction, actorOf(user), {
    action: 'recoveryCode.use',
    target: userTarget(user),
    after: { count: left },
  })
  await tellBy(mail, message)(transaction, user)
}
