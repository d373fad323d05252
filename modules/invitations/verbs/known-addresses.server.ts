import { and, eq, inArray } from 'drizzle-orm'
import { members } from '#modules/organizations/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { InvitationErrorCode } from '../invitation-errors.server.ts'
import { isOpen, invitations } from '../invitation.table.server.ts'

type Database = Pick<Transaction, 'select'>

/** The addresses that can't be invited, each with the code of its refusal. */
export async function findKnownAddresses(
  database: Database,
  organizationId: string,
  emails: string[],
): Promise<Map<string, InvitationErrorCode>> {
  const isTheirs = eq(invitations.organizationId, organizationId)
  const invited = await database
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(isTheirs, inArray(invitations.email, emails), isOpen))
  const joined = await database
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organizationId, organizationId), inArray(users.email, emails)))
  return new Map([
    ...refused(invited, 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION'),
    ...refused(joined, 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION'),
  ])
}

const refused = (found: { email: string }[], code: InvitationErrorCode) =>
  found.map(({ email }) => [email.toLowerCase(), code] as const)
