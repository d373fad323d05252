import { and, eq, ne } from 'drizzle-orm'
import { type Caller, requireOneself } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import type { ApiContext } from '#platform/api/api-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { noticeFacts, tellBy } from '../account/notices.server.ts'
import { sessions } from '../auth.table.server.ts'
import { recoveryErrors } from '../recovery/recovery-errors.server.ts'
import { browsersOf, endSessions } from '../sessions/end-sessions.server.ts'
import { shownPasskey } from './list-passkeys.server.ts'
import { passkeyErrors } from './passkey-errors.server.ts'
import type { Passkey } from './passkey-schemas.server.ts'
import { passkeys } from './passkeys.table.server.ts'
import { requireSureOfFactors } from './require-sure-of-factors.server.ts'
import { signInSettings } from './sign-in-settings.table.server.ts'

type Context = ApiContext & { caller: Caller }

const own = ({ user }: Caller, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, user.id))

export async function renamePasskey(
  { caller, database }: Context,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  requireOneself(caller)
  return database.orm.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ name: passkeys.name })
      .from(passkeys)
      .where(own(caller, id))
      .for('update')
    const [renamed] = await transaction
      .update(passkeys)
      .set({ name })
      .where(own(caller, id))
      .returning(shownPasskey)
    if (!before || !renamed) throw passkeyErrors.notFound()
    await record(transaction, actorOf(caller.user, caller), {
      action: 'passkey.update',
      target: { type: 'passkey', id, name },
      before,
      after: { name },
    })
    return renamed
  })
}

/** Another person may have come in by the passkey, so all other sessions end. */
export async function removePasskey(context: Context, id: string): Promise<void> {
  const { caller, config, database, mail, messageTemplates, request } = context
  requireSureOfFactors(caller, config.limits)
  await database.orm.transaction(async (transaction) => {
    const owner = eq(users.id, caller.user.id)
    await transaction.select({ id: users.id }).from(users).where(owner).for('update')
    const [removed] = await transaction
      .delete(passkeys)
      .where(own(caller, id))
      .returning({ name: passkeys.name })
    if (!removed) throw passkeyErrors.notFound()
    await requireOnePasskey(transaction, caller)
    const facts = { ...noticeFacts(config), name: removed.name }
    const message = await messageTemplates.passkeyRemoved(facts, request.headers)
    const { session, user } = caller
    await endSessions(
      transaction,
      and(eq(sessions.userId, user.id), ne(sessions.id, session.id)),
      browsersOf(user.id, session),
    )
    await record(transaction, actorOf(user, caller), {
      action: 'passkey.delete',
      target: { type: 'passkey', id, name: removed.name },
    })
    await tellBy(mail, message)(transaction, user)
  })
  mail.wake()
}

/** Where neither codes nor providers let the user in. */
async function requireOnePasskey(transaction: Transaction, { user }: Caller) {
  const left = await transaction.$count(passkeys, eq(passkeys.userId, user.id))
  if (left > 0) return
  const [settings] = await transaction
    .select({ since: signInSettings.passkeyOnlySince })
    .from(signInSettings)
    .where(eq(signInSettings.userId, user.id))
  if (settings?.since) throw recoveryErrors.lastPasskey()
}
