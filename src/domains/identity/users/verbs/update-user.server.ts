import { eq } from 'drizzle-orm'
import {
  lockAdminsForUpdate,
  isLastAdmin,
  handOver,
  leaveAddress,
  readerOf,
  nextVersion,
} from '#domains/identity/auth/index.server.ts'
import { tellOfNewEmail } from '#domains/identity/login/index.server.ts'
import { notify } from '#kit/notices/index.server.ts'
import { requireSure } from '#platform/access/caller.ts'
import { authorise, type Permissions, permissionsOf } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import { changesNothing, changesOf, record, userTarget } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { includesAll } from '#rules/includes-all.ts'
import { defaultRole, roles } from '#rules/roles.ts'
import { userColumns } from '../user-columns.server.ts'
import { userConstraints, userErrors } from '../user-errors.server.ts'
import type { UserChange } from '../user-input.server.ts'
import type { User } from '../user.ts'
import { findUser } from './get-user.server.ts'
import { lockUserForUpdate } from './lock-user.server.ts'
import { requireGrantable } from './require-grantable.server.ts'

/** The permission that a change of each field needs. */
export const changeNeeds = {
  name: { user: ['update'] },
  email: { user: ['set-email'] },
  role: { user: ['set-role'] },
} as const satisfies Partial<Record<keyof User, Permissions>>

export async function updateUser(context: VerbContext, change: UserChange): Promise<User> {
  const { acting, mail } = context
  const updated = await withConstraints(userConstraints, () =>
    acting.orm.transaction(async (transaction) => {
      if (change.role !== undefined) await lockAdminsForUpdate(transaction)
      const held = await lockUserForUpdate(transaction, context, change.id)
      const current = await findUser(transaction, change.id)
      const { id: _, version = current.version, ...written } = change
      if (current.version !== version) throw userErrors.conflict(current)
      if (changesNothing<User>(current, written)) return current
      const next = { ...current, ...written }
      requireNeeds(context, { before: current, after: next, held })
      const emailChanged = next.email !== current.email
      const roleChanged = next.role !== current.role
      if (emailChanged || roleChanged) requireSure(context.caller, context.config.limits)
      if (roleChanged) {
        if (held.id === context.caller.user.id) throw userErrors.ownRole()
        requireGrantable(context, next.role)
        if (await isLastAdmin(transaction, held, context.config.adminUserIds)) {
          throw userErrors.lastAdmin()
        }
      }
      const [user] = await transaction
        .update(users)
        .set({
          ...nextVersion,
          name: next.name,
          ...(roleChanged && { role: next.role }),
          ...(emailChanged && { email: next.email, emailVerified: true }),
        })
        .where(eq(users.id, change.id))
        .returning(userColumns)
      if (!user) throw userErrors.notFound()
      if (emailChanged) await move(context, transaction, { before: current, after: user })
      await recordChange(context, transaction, { before: current, after: user })
      return user
    }),
  )
  mail.wake()
  return updated
}

type Both = { before: User; after: User }
type Held = Awaited<ReturnType<typeof lockUserForUpdate>>

/** The address of staff is changed from a session: it signs in an account with permissions. */
function requireNeeds(
  { caller, config }: VerbContext,
  { before, after, held }: Both & { held: Held },
) {
  const isMoved = before.email !== after.email
  if (before.name !== after.name) authorise(caller.permissions, changeNeeds.name)
  if (isMoved) authorise(caller.permissions, changeNeeds.email)
  if (before.role !== after.role) authorise(caller.permissions, changeNeeds.role)
  const ofHolder = permissionsOf(held, config.adminUserIds)
  const isStaff = !includesAll(roles[defaultRole].permissions, ofHolder)
  if (caller.key && isMoved && isStaff) throw userErrors.beyondOneself()
}

/** Ends the access that the old email and the devices of its owner gave, and notifies both emails. */
async function move(context: VerbContext, transaction: Transaction, { before, after }: Both) {
  // Sessions know the language, and end.
  const reader = await readerOf(transaction, after.id, context.request.headers)
  await leaveAddress(context, transaction, {
    userId: after.id,
    sessionId: context.caller.session.id,
  })
  if (after.id !== context.caller.user.id) {
    await handOver(context, transaction, context.acting.by, after.id)
  }
  await tellOfNewEmail(context, transaction, {
    id: after.id,
    from: before.email,
    to: after.email,
    reader,
  })
  await notify(transaction, [after.id], { kind: 'emailChanged', path: '/app/account' })
}

async function recordChange(
  { acting }: VerbContext,
  transaction: Transaction,
  { before, after }: Both,
) {
  const changes = changesOf(before, after, ['name', 'email', 'role'])
  const act = { action: 'user.update', target: userTarget(after), ...changes } as const
  await record(transaction, acting.by, act)
}
