import { eq } from 'drizzle-orm'
import { nobody } from '../../activity/actor.ts'
import { record, userTarget } from '../../activity/record.ts'
import type { Database } from '../../database/database.ts'
import { placeOf } from '../sessions/start-session.ts'
import { users } from '../tables.ts'
import type { CodeUse } from './codes.ts'

const unknownUser = { type: 'user', id: null, name: null } as const

/**
 * Records a wrong code; the caller is anonymous. An address without an account gets a row as well, without the address,
 * so that the work, and with it the time of the answer, is the same for every address.
 */
export async function recordFailedCode(
  transaction: Pick<Database['orm'], 'select' | 'insert'>,
  claim: CodeUse & { email: string },
  headers: Headers | undefined,
): Promise<void> {
  const isTheirs =
    claim.purpose === 'sign-in' ? eq(users.email, claim.email) : eq(users.id, claim.userId)
  const [user] = await transaction
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isTheirs)
  const after = { purpose: claim.purpose, ...placeOf(headers) }
  const target = user ? userTarget(user) : unknownUser
  await record(transaction, nobody, { action: 'code.fail', target, after })
}
