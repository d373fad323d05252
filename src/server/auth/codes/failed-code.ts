import { eq } from 'drizzle-orm'
import { nobody } from '../../activity/actor.ts'
import { record, userTarget } from '../../activity/record.ts'
import type { Database } from '../../database/database.ts'
import { placeOf } from '../sessions/start-session.ts'
import { users } from '../tables.ts'
import type { CodeUse } from './codes.ts'

/** A wrong code for somebody whom we know. Who entered it, nobody knows. */
export async function recordFailedCode(
  transaction: Pick<Database['orm'], 'select' | 'insert'>,
  claim: CodeUse & { email: string },
  headers: Headers | undefined,
): Promise<void> {
  const isTheirs =
    claim.purpose === 'sign-in' ? eq(users.email, claim.email) : eq(users.id, claim.userId)
  const found = await transaction
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isTheirs)
  const after = { purpose: claim.purpose, ...placeOf(headers) }
  const acts = found.map((user) => ({
    action: 'code.fail' as const,
    target: userTarget(user),
    after,
  }))
  await record(transaction, nobody, ...acts)
}
