import { Client } from 'pg'
import { sameDatabase } from '../../../tests/e2e/same-database.ts'
import type { MadeOrganization, Person } from './test-members.ts'

export const organizationAt = ({ slug }: Pick<MadeOrganization, 'slug'>) =>
  `/app/organizations/${slug}`

/** Adds a member as modules do that bring users in. */
export async function joins({ id }: MadeOrganization, person: Pick<Person, 'id'>) {
  const client = new Client(await sameDatabase())
  await client.connect()
  await client.query(
    `INSERT INTO members (organization_id, user_id, role) VALUES ($1, $2, 'member')`,
    [id, person.id],
  )
  await client.end()
}
