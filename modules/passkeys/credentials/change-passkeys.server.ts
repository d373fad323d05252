import { and, eq, ne } from 'drizzle-orm'
import {
  browsersOf,
  endSessions,
  noticeFacts,
  sessions,
  tellBy,
} from '#domains/identity/auth/index.server.ts'
import { readerLanguage } from '#kit/mail/index.server.ts'
import { type Caller, requireOneself, requireSureOfFactors } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { passkeyRemoved } from '../passkey-mail/passkey-mails.server.ts'
import { shownPasskey } from './list-passkeys.server.ts'
import { passkeyErrors } from './passkey-errors.server.ts'
import type { Passkey } from './passkey-schemas.server.ts'
import { passkeys } from './passkeys.table.server.ts'

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
  const { accountHooks, caller, config, database, mail, request } = context
  requireSureOfFactors(caller, config.limits)
  await database.orm.transaction(async (transaction) => {
    const owner = eq(users.id, caller.user.id)
    await transaction.select({ id: users.id }).from(users).where(owner).for('update')
    const [removed] = await transaction
      .delete(passkeys)
      .where(own(caller, id))
      .returning({ name: passkeys.name })
    if (!removed) throw passkeyErrors.notFound()
    for (const rule of accountHooks.factorRules) await rule.removed(transaction, caller.user.id)
    const facts = { ...noticeFacts(config), name: removed.name }
    const message = await passkeyRemoved.compose(readerLanguage(request.headers), facts)
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
