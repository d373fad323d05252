import { peopleIn } from '#domains/identity/auth/people/test-people.ts'
import { actorOf } from '#platform/activity/actor.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { members } from '../members/member.table.server.ts'
import { organizations } from '../organization.table.server.ts'

/** An organization, and a member who acts. */
export async function membershipIn(database: Pick<TestDatabase, 'orm'>, slug = 'granite-guild') {
  const user = await peopleIn(database)('Noor')
  const [organization] = await database.orm
    .insert(organizations)
    .values({ name: 'Granite Guild', slug })
    .returning()
  if (!organization) throw new Error('An insert returns its row')
  await database.orm
    .insert(members)
    .values({ organizationId: organization.id, userId: user.id, role: 'owner' })
  return { organization, by: actorOf(user) }
}
