import type { Person } from '#app/api/test-product.server.ts'
import { organized } from '#modules/organizations/test-organizations.server.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'

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
  return { ...served, ...place, invited, ada, ben, messagesTo, expire }
}

export async function invited(owner: Person, path: string, email: string, offer: object = {}) {
  const { status, json } = await owner.call('POST', `${path}/invitations`, { email, ...offer })
  if (status !== 201) throw new Error(`${email} should have been invited: ${status}`)
  return `/invitations/${String(json['id'])}`
}
