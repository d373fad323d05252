import { and, eq } from 'drizzle-orm'
import {
  handOver,
  leaveAddress,
  nextVersion,
  normaliseEmail,
  readerOf,
} from '#domains/identity/auth/index.server.ts'
import { tellOfNewEmail } from '#domains/identity/login/index.server.ts'
import { notify } from '#kit/notices/index.server.ts'
import { members } from '#modules/organizations/index.server.ts'
import { ownsAddress } from '#modules/single-sign-on/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { changesOf, record, userTarget } from '#platform/activity/record.ts'
import { personName } from '#rules/text.ts'
import { type Account, type Change, isKept, requireOwnAddress } from '../change-directory.server.ts'
import { scimErrors } from '../protocol/scim-errors.server.ts'

export function addressIn(userName: string): string {
  const email = normaliseEmail(userName)
  if (email === undefined) {
    throw scimErrors.invalid('invalidValue', 'userName is an email address')
  }
  return email
}

/** The account passes from one address of the organization to another. */
export async function moveAccount(
  change: Change,
  account: Account,
  userName: string,
): Promise<Account> {
  const { context, transaction } = change
  const email = addressIn(userName)
  if (email === account.email) return account
  await requireOwnAddress(change, account.email)
  await requireOwnAddress(change, email)
  if (await isKept(change, account)) {
    throw scimErrors.forbidden('Owners and admins change their address themselves')
  }
  const [moved] = await transaction
    .update(users)
    .set({ ...nextVersion, email })
    .where(eq(users.id, account.id))
    .returning()
  if (!moved) throw new Error('An update returns the locked row')
  // Sessions know the language, and end.
  const reader = await readerOf(transaction, account.id, context.request.headers)
  await leaveAddress(context, transaction, {
    userId: account.id,
    sessionId: context.caller.session.id,
  })
  await handOver(context, transaction, context.acting.by, account.id)
  const move = { id: account.id, from: account.email, to: email, reader }
  await tellOfNewEmail(context, transaction, move)
  await notify(transaction, [account.id], { kind: 'emailChanged', path: '/app/account' })
  await recordUpdate(change, account, moved)
  return moved
}

/** A name that our forms would refuse, and that of an account that isn’t the organization’s, stays. */
export async function renameAccount(
  change: Change,
  account: Account,
  wanted: string | null,
): Promise<void> {
  const { transaction, organizationId } = change
  const name = personName.safeParse(wanted).data
  if (name === undefined || name === account.name || (await isKept(change, account))) return
  if (!(await ownsAddress(transaction, organizationId, account.email))) return
  const isHere = and(eq(members.userId, account.id), eq(members.organizationId, organizationId))
  const isUsed = account.emailVerified
  if (isUsed && (await transaction.$count(members, isHere)) === 0) return
  const [renamed] = await transaction
    .update(users)
    .set({ ...nextVersion, name })
    .where(eq(users.id, account.id))
    .returning()
  if (renamed) await recordUpdate(change, account, renamed)
}

async function recordUpdate({ context, transaction }: Change, before: Account, after: Account) {
  const changes = changesOf(before, after, ['name', 'email'])
  const act = { action: 'user.update', target: userTarget(after), ...changes } as const
  await record(transaction, context.acting.by, act)
}
