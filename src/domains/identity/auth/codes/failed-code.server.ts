import { eq } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import { anonymous } from '#platform/activity/actor.ts'
import { type Act, record, userTarget } from '#platform/activity/record.ts'
import type { Database } from '#platform/database/database.ts'
import { clientPlace } from '../sessions/start-session.server.ts'
import type { CodeUse } from './codes.server.ts'

const unknownUser = { type: 'user', id: null, name: null } as const

/** An unknown email gets a row as well, without the email, so that the response time is the same for every email. */
export async function recordFailedCode(
  transaction: Pick<Database['orm'], 'select' | 'insert'>,
  claim: (CodeUse | { purpose: string }) & { email: string },
  headers: Headers | undefined,
): Promise<Act['target']> {
  const isTheirs = 'userId' in claim ? eq(users.id, claim.userId) : eq(users.email, claim.email)
  const [user] = await transaction
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isTheirs)
  const after = { purpose: claim.purpose, ...clientPlace(headers) }
  const target = user ? userTarget(user) : unknownUser
  await record(transaction, anonymous, { action: 'code.fail', target, after })
  return target
}
