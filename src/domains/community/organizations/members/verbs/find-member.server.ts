import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'
import { organizationError } from '../../organization-errors.server.ts'
import { memberColumns } from '../member-columns.server.ts'
import type { Member } from '../member.server.ts'
import { members } from '../member.table.server.ts'

export async function findMember(
  transaction: Pick<Transaction, 'select'>,
  organizationId: string,
  memberId: string,
): Promise<Member> {
  const [member] = await transaction
    .select(memberColumns)
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.organizationId, organizationId)))
  if (!member) throw organizationError('MEMBER_NOT_FOUND')
  return member
}
