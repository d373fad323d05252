import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Caller } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import type { Action } from '#platform/activity/actions.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { ApiContext } from '#platform/api/api-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { noticeFacts, tellBy } from '../account/notices.server.ts'
import { sessions } from '../auth.table.server.ts'
import { passkeys } from '../passkeys/passkeys.table.server.ts'
import { requireSureOfFactors } from '../passkeys/require-sure-of-factors.server.ts'
import { signInSettings } from '../passkeys/sign-in-settings.table.server.ts'
import { browsersOf, endSessions } from '../sessions/end-sessions.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'
import { endPasskeyOnly } from './end-passkey-only.server.ts'
import { admitsPasskeys } from './passkey-only.server.ts'
import { hashOfRecoveryCode, makeRecoveryCodes } from './recovery-code-text.server.ts'
import { recoveryCodes } from './recovery-codes.table.server.ts'
import { recoveryErrors } from './recovery-errors.server.ts'

type Context = ApiContext & { caller: Caller }

/** Answers the codes, which can't be read again. */
export async function turnOnPasskeyOnly(context: Context): Promise<string[]> {
  if (!admitsPasskeys(context.config)) throw signInErrors.method()
  const { id } = context.caller.user
  const codes = makeRecoveryCodes()
  await change(context, 'passkeyOnly.turnOn', async (transaction) => {
    if ((await transaction.$count(passkeys, eq(passkeys.userId, id))) === 0) {
      throw recoveryErrors.noPasskey()
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
    if (turnedOn.length === 0) throw recoveryErrors.changed()
    await storeCodes(transaction, id, codes)
  })
  return codes
}

export async function replaceRecoveryCodes(context: Context): Promise<string[]> {
  const { id } = context.caller.user
  const codes = makeRecoveryCodes()
  await change(context, 'recoveryCode.replace', async (transaction) => {
    const isOn = and(eq(signInSettings.userId, id), isNotNull(signInSettings.passkeyOnlySince))
    if ((await transaction.$count(signInSettings, isOn)) === 0) throw recoveryErrors.changed()
    await storeCodes(transaction, id, codes)
  })
  return codes
}

export const turnOffPasskeyOnly = (context: Context): Promise<void> =>
  change(context, 'passkeyOnly.turnOff', async (transaction) => {
    if (!(await endPasskeyOnly(transaction, context.caller.user.id))) throw recoveryErrors.changed()
  })

async function storeCodes(transaction: Transaction, userId: string, codes: string[]) {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = codes.map((code) => ({ userId, hash: hashOfRecoveryCode(code) }))
  await transaction.insert(recoveryCodes).values(rows)
}

const templates = {
  'passkeyOnly.turnOn': 'passkeyOnlyOn',
  'passkeyOnly.turnOff': 'passkeyOnlyOff',
  'recoveryCode.replace': 'recoveryCodesReplaced',
} as const satisfies Record<Action, keyof ApiContext['messageTemplates']>

/** Another person may have come in by what no longer counts, so all other sessions end. */
async function change(
  { caller, config, database, mail, messageTemplates, request }: Context,
  action: keyof typeof templates,
  make: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  requireSureOfFactors(caller, config.limits)
  const { session, user } = caller
  const message = await messageTemplates[templates[action]](noticeFacts(config), request.headers)
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
