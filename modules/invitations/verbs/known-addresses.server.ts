import { and, eq, inArray } from 'drizzle-orm'
import { members } from '#modules/organizations/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { type InvitationErrorCode } from '../invitation-errors.server.ts'
import { isOpen, invitations } from '../invitation.table.server.ts'

type Database = Pick<Transaction, 'select'>

/** The addresses that can't be invited, each with the code of its refusal. */
export async function findKnownAddresses(
  database: Database,
  organizationId: string,
  emails: string[],
): Promise<Map<string, InvitationErrorCode>> {
  const invited = await database
    .select({ email: invitations.email })
    .from(invitations)
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        inArray(invitations.email, emails),
        isOpen,
      ),
    )
  const joined = await database
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organizationId, organizationId), inArray(users.email, emails)))
  return new Map<string, InvitationErrorCode>([
    ...invited.map(
      ({ email }) => [email.toLowerCase(), 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION'] as const,
    ),
    ...joined.map(
      ({ email }) =>
        [email.toLowerCase(), 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION'] as const,
    ),
  ])
}
