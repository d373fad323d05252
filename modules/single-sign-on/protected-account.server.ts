import { and, eq, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import { members } from '#modules/organizations/index.server.ts'
import { mayDoAsMuch } from '#platform/access/permissions.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { defaultRole } from '#rules/roles.ts'

interface Account {
  id: string
  role: string
}

/** A condition on a membership, which gives its user more than a member of this organization has. */
const isPowerful = (organizationId: string) =>
  or(
    eq(members.role, 'owner'),
    and(ne(members.organizationId, organizationId), ne(members.role, 'member')),
  )

/** Whether one of the user’s memberships is powerful, as an expression of a statement that reads users. */
export const hasPowerfulMembership = (userId: SQLWrapper, organizationId: string) =>
  sql<boolean>`EXISTS (SELECT FROM ${members} WHERE ${and(sql`${members.userId} = ${userId}`, isPowerful(organizationId))})`

/** Staff of the installation have a permission that a reader lacks. */
export const isStaff = (
  { adminUserIds }: Pick<Config, 'adminUserIds'>,
  account: Account,
): boolean => !mayDoAsMuch({ id: '', role: defaultRole }, account, adminUserIds)

/** The provider and the directory of an organization must not decide about such an account. */
export async function isProtected(
  config: Pick<Config, 'adminUserIds'>,
  orm: Pick<Database['orm'], '$count'>,
  organizationId: string,
  account: Account,
): Promise<boolean> {
  if (isStaff(config, account)) return true
  const isTheirs = eq(members.userId, account.id)
  return (await orm.$count(members, and(isTheirs, isPowerful(organizationId)))) > 0
}
