import { apiRouter } from '#app/api/index.server.ts'
import { type Json, type Person, serveProduct } from '#app/api/test-product.server.ts'
import { users } from '#platform/access/tables.ts'
import type { ApiRouter } from '#platform/context/router.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import type { WhenDone } from '#platform/http/test-server.ts'
import { members } from './members/member.table.server.ts'
import type { OrganizationRole } from './members/organization-roles.ts'
import { organizations } from './organization.table.server.ts'

async function organization(owner: Person, name = `Readers ${crypto.randomUUID()}`) {
  const { status, json } = await owner.call('POST', '/organizations', { name })
  if (status !== 201) throw new Error(`An organization should have been made: ${status}`)
  const id = String(json['id'])
  return { id, path: `/organizations/${id}`, memberId: String(json['memberId']) }
}

export async function organized(
  database: TestDatabase,
  variables: Record<string, string> = {},
  router: ApiRouter = apiRouter,
  whenDone?: WhenDone,
) {
  const { orm } = database
  const served = await serveProduct(database, variables, router, whenDone)

  async function joins(organizationId: string, { id }: Pick<Person, 'id'>, role: OrganizationRole) {
    const place = { organizationId, userId: id, role }
    const [member] = await orm.insert(members).values(place).returning()
    if (!member) throw new Error('A member can always be made')
    return member
  }

  return { ...served, organization, joins }
}

/** Organizations go first: a user who is the only owner can't be deleted. */
export async function forgetEverybody({ orm }: TestDatabase) {
  await orm.delete(organizations)
  await orm.delete(users)
}

export function tally(answers: { status: number; json: Json }[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { status, json } of answers) {
    const said = status < 300 ? 'done' : String(json['code'])
    counts.set(said, (counts.get(said) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}
