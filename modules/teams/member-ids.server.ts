import { and, eq } from 'drizzle-orm'
import { members } from '#modules/organizations/index.server.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { teamMembers } from './team.table.server.ts'

interface Group {
  organizationId: string
  teamId: string | undefined
}

/** The users in an organization or in one of its teams. */
export async function memberIds(
  transaction: Transaction,
  { organizationId, teamId }: Group,
): Promise<string[]> {
  const users = transaction.select({ id: members.userId }).from(members)
  const found =
    teamId === undefined
      ? await users.where(eq(members.organizationId, organizationId))
      : await users
          .innerJoin(teamMembers, eq(teamMembers.memberId, members.id))
          .where(and(eq(members.organizationId, organizationId), eq(teamMembers.teamId, teamId)))
  return found.map(({ id }) => id)
}
