import { apiRouter } from '#app/api/index.server.ts'
import { peopleIn } from '#domains/identity/auth/people/test-people.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { ApiRouter } from '#platform/api/router.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { fromHere, type WhenDone } from '#platform/http/test-server.ts'
import { members } from './members/member.table.server.ts'
import type { OrganizationRole } from './organization-roles.ts'
import { organizations } from './organization.table.server.ts'

type Json = Record<string, unknown>

export async function organized(
  database: TestDatabase,
  variables: Record<string, string> = {},
  router: ApiRouter = apiRouter,
  whenDone?: WhenDone,
) {
  const { orm } = database
  const served = await serveAuth(
    database,
    variables,
    (services) => apiHandlers(router, services),
    whenDone,
  )
  const make = peopleIn(database)

  async function person(...who: Parameters<typeof make>) {
    const { id, name, email } = await make(...who)
    const browser = await served.signedIn(email)
    async function call(method: string, path: string, body?: object) {
      const target = `/api/v1${path}`
      const headers = { ...fromHere, 'content-length': '0' }
      const { status, json } = await (body
        ? browser.send(method, target, body)
        : browser.ask(target, { method, headers }))
      return { status, json: isObject(json) ? json : {} }
    }
    return { id, email, name, browser, call }
  }
  type Person = Awaited<ReturnType<typeof person>>

  async function organization(owner: Person, name = `Readers ${crypto.randomUUID()}`) {
    const { status, json } = await owner.call('POST', '/organizations', { name })
    if (status !== 201) throw new Error(`An organization should have been made: ${status}`)
    const id = String(json['id'])
    const [team] = await itemsOf(owner, `/organizations/${id}/teams`)
    return { id, path: `/organizations/${id}`, memberId: String(json['memberId']), team }
  }

  async function joins(organizationId: string, { id }: Pick<Person, 'id'>, role: OrganizationRole) {
    const place = { organizationId, userId: id, role }
    const [member] = await orm.insert(members).values(place).returning()
    if (!member) throw new Error('A member can always be made')
    return member
  }

  async function itemsOf({ call }: Pick<Person, 'call'>, path: string): Promise<Json[]> {
    const { json } = await call('GET', path)
    return Array.isArray(json['items']) ? json['items'].filter(isObject) : []
  }

  async function invited(owner: Person, path: string, email: string, offer: object = {}) {
    const { status, json } = await owner.call('POST', `${path}/invitations`, { email, ...offer })
    if (status !== 201) throw new Error(`${email} should have been invited: ${status}`)
    return `/invitations/${String(json['id'])}`
  }

  return { ...served, person, organization, joins, itemsOf, invited }
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

const isObject = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
