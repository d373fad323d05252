import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'
import { directoryUsers } from '../directory-user.table.server.ts'

export type DirectoryRow = typeof directoryUsers.$inferSelect
type Place = Pick<DirectoryRow, 'organizationId' | 'userId'>

const isAt = ({ organizationId, userId }: Place) =>
  and(eq(directoryUsers.organizationId, organizationId), eq(directoryUsers.userId, userId))

/** The caller must hold the lock on the organization. */
export async function findRow(
  transaction: Transaction,
  place: Place,
): Promise<DirectoryRow | undefined> {
  const [row] = await transaction.select().from(directoryUsers).where(isAt(place))
  return row
}

export async function insertRow(transaction: Transaction, place: Place): Promise<DirectoryRow> {
  const [row] = await transaction.insert(directoryUsers).values(place).returning()
  if (!row) throw new Error('An insert returns its row')
  return row
}

export async function updateRow(
  transaction: Transaction,
  place: Place,
  change: Partial<DirectoryRow>,
): Promise<DirectoryRow> {
  const [row] = await transaction.update(directoryUsers).set(change).where(isAt(place)).returning()
  if (!row) throw new Error('An update returns the row')
  return row
}
