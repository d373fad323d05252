import type { TestDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { organized } from '../test-organizations.server.ts'

/** Ada owns an organization; Ben is not a member yet. */
export async function inviting(database: TestDatabase, variables: Record<string, string> = {}) {
  const served = await organized(database, variables)
  const [ada, ben] = [await served.person('Ada'), await served.person('Ben')]
  const place = await served.organization(ada, 'Library')
  const messagesTo = async (email: string) =>
    (await messagesIn(served.mail)).filter(
      ({ to, subject }) => to === email && !/^\d{6}$/.test(subject),
    )
  const expire = () =>
    database.pool.query(`UPDATE invitations SET expires_at = now() - interval '1 second'`)
  return { ...served, ...place, ada, ben, messagesTo, expire }
}
