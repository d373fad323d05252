import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import {
  browsersOf,
  endSessions,
  noticeFacts,
  sessions,
  signInErrors,
  tellBy,
} from '#domains/identity/auth/index.server.ts'
import { readerLanguage } from '#kit/mail/index.server.ts'
import { admitsPasskeys, passkeys, signInSettings } from '#modules/passkeys/index.server.ts'
import { type Caller, requireSureOfFactors } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { endPasskeyOnly } from './end-passkey-only.server.ts'
import { passkeyOnlyErrors } from './passkey-only-errors.server.ts'
import {
  passkeyOnlyOff,
  passkeyOnlyOn,
  recoveryCodesReplaced,
} from './passkey-only-mail/passkey-only-mails.server.ts'
import { hashOfRecoveryCode, makeRecoveryCodes } from './recovery/recovery-code-text.server.ts'
import { recoveryCodes } from './recovery/recovery-codes.table.server.ts'

type Context = ApiContext & { caller: Caller }

/** Answers the codes, which can't be read again. */
export async function turnOnPasskeyOnly(context: Context): Promise<string[]> {
  if (!admitsPasskeys(context.config)) throw signInErrors.method()
  const { id } = context.caller.user
  const codes = makeRecoveryCodes()
  await change(context, 'passkeyOnly.turnOn', async (transaction) => {
    if ((await transaction.$count(passkeys, eq(passkeys.userId, id))) === 0) {
      throw passkeyOnlyErrors.noPasskey()
    }
    const passkeyOnlySince = sql`now()`
    const turnedOn = await transaction
      .insert(signInSettings)
      .values({ userId: id, passkeyOnlySince })
      .onConflictDoUpdate({
        target: signInSettings.userId,
        set: { passkeyOnlySince },
        setWhere: isNull(signInSettings.passkeyOnlySince),
      })
      .returning({ userId: signInSettings.userId })
    if (turnedOn.length === 0) throw passkeyOnlyErrors.changed()
    await storeCodes(transaction, id, codes)
  })
  return codes
}

export async function replaceRecoveryCodes(context: Context): Promise<string[]> {
  const { id } = context.caller.user
  const codes = makeRecoveryCodes()
  await change(context, 'recoveryCode.replace', async (transaction) => {
    const isOn = and(eq(signInSettings.userId, id), isNotNull(signInSettings.passkeyOnlySince))
    if ((await transaction.$count(signInSettings, isOn)) === 0) throw passkeyOnlyErrors.changed()
    await storeCodes(transaction, id, codes)
  })
  return codes
}

export const turnOffPasskeyOnly = (context: Context): Promise<void> =>
  change(context, 'passkeyOnly.turnOff', async (transaction) => {
    const wasOn = await endPasskeyOnly(transaction, context.caller.user.id)
    if (!wasOn) throw passkeyOnlyErrors.changed()
  })

async function storeCodes(transaction: Transaction, userId: string, codes: string[]) {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = codes.map((code) => ({ userId, hash: hashOfRecoveryCode(code) }))
  await transaction.insert(recoveryCodes).values(rows)
}

const mails = {
  'passkeyOnly.turnOn': passkeyOnlyOn,
  'passkeyOnly.turnOff': passkeyOnlyOff,
  'recoveryCode.replace': recoveryCodesReplaced,
}

/** Another person may have come in by what no longer counts, so all other sessions end. */
async function change(
  { caller, config, database, mail, request }: Context,
  action: keyof typeof mails,
  make: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  requireSureOfFactors(caller, config.limits)
  const { session, user } = caller
  const message = await mails[action].compose(readerLanguage(request.headers), noticeFacts(config))
  await database.orm.transaction(async (transaction) => {
    // Passkeys of the user, and sessions that begin by another way, wait for this.
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, user.id))
      .for('update')
    await make(transaction)
    await endSessions(
      transaction,
      and(eq(sessions.userId, user.id), ne(sessions.id, session.id)),
      browsersOf(user.id, session),
    )
    await record(transaction, actorOf(user, caller), { action, target: userTarget(user) })
    await tellBy(mail, message)(transaction, user)
  })
  mail.wake()
}
