import { eq } from 'drizzle-orm'
import {
  holdAdmins,
  isLastAdmin,
  leaveAddress,
  nextVersion,
} from '#domains/identity/auth/index.server.ts'
import { tellOfNewEmail } from '#domains/identity/login/index.server.ts'
import { requireSure } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { changesNothing, changesOf, record, userTarget } from '#platform/activity/record.ts'
import type { Desk, Transaction } from './desk.server.ts'
import { getUser } from './get-user.server.ts'
import { holdUser } from './hold-user.server.ts'
import { refuse, writing } from './refusals.server.ts'
import { requireGrantable } from './roles/require-grantable.server.ts'
import { userColumns } from './user-columns.server.ts'
import type { UserChange } from './user-input.server.ts'
import type { User } from './user.ts'

/** Changes somebody as they were seen; refused, with what they are now, when somebody else was quicker. */
export async function updateUser(desk: Desk, change: UserChange): Promise<User> {
  const { acting, mail } = desk
  const updated = await writing(() =>
    acting.orm.transaction(async (transaction) => {
      if (change.role !== undefined) await holdAdmins(transaction)
      const held = await holdUser(transaction, desk, change.id)
      const current = await getUser({ orm: transaction }, change.id)
      const { id: _, version = current.version, ...written } = change
      if (current.version !== version) throw refuse.stale(current)
      if (changesNothing<User>(current, written)) return current
      const next = { ...current, ...written }
      const isMoved = next.email !== current.email
      const isRecast = next.role !== current.role
      if (isMoved || isRecast) requireSure(desk.caller, desk.config.limits)
      if (isRecast) {
        if (held.id === desk.caller.user.id) throw refuse.ownRole()
        requireGrantable(desk, next.role)
        if (await isLastAdmin(transaction, held, desk.config.adminUserIds)) throw refuse.lastAdmin()
      }
      const [user] = await transaction
        .update(users)
        .set({
          ...nextVersion,
          name: next.name,
          ...(isRecast && { role: next.role }),
          ...(isMoved && { email: next.email, emailVerified: true }),
        })
        .where(eq(users.id, change.id))
        .returning(userColumns)
      if (!user) throw refuse.unknownUser()
      if (isMoved) await move(desk, transaction, { before: current, after: user })
      await recordChange(desk, transaction, { before: current, after: user })
      return user
    }),
  )
  mail.wake()
  return updated
}

type Both = { before: User; after: User }

/** The old address opens nothing any more, and both addresses are told. */
async function move(desk: Desk, transaction: Transaction, { before, after }: Both) {
  await leaveAddress(transaction, { userId: after.id, sessionId: desk.caller.session.id })
  const { headers } = desk.request
  await tellOfNewEmail(desk, transaction, {
    id: after.id,
    from: before.email,
    to: after.email,
    headers,
  })
}

async function recordChange({ acting }: Desk, transaction: Transaction, { before, after }: Both) {
  const changes = changesOf(before, after, ['name', 'email', 'role'])
  const act = { action: 'user.update', target: userTarget(after), ...changes } as const
  await record(transaction, acting.by, act)
}
