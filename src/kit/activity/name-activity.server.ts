import { inArray, sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import type { Activity, Written } from './activity-list.server.ts'
import { personEmail } from './facts.ts'

type Orm = Database['orm']
type Ids = (string | null)[]

export type FindNames = (orm: Orm, ids: string[]) => Promise<ReadonlyMap<string, string>>
export type TodaysNames = { [targetType: string]: FindNames }

export async function nameActivity(
  orm: Orm,
  items: Written[],
  todaysNames: TodaysNames,
): Promise<Activity[]> {
  const targets = (type: string) =>
    known(items.flatMap(({ targetType, targetId }) => (targetType === type ? [targetId] : [])))
  const acting = items.flatMap(({ actorId, impersonatorId }) => [actorId, impersonatorId])
  const emails = known(items.map((item) => personEmail(item) ?? null))
  const [people, addressees, ...others] = await Promise.all([
    namesOfPeople(orm, known([...acting, ...targets('user')])),
    namesByEmail(orm, emails),
    ...Object.entries(todaysNames).map(async ([type, find]) => {
      const ids = targets(type)
      return [type, ids.length > 0 ? await find(orm, ids) : none] as const
    }),
  ])
  const named = new Map<string | null, ReadonlyMap<string, string>>([['user', people], ...others])
  return items.map((item) => ({
    ...item,
    actorName: nameIn(people, item.actorId),
    impersonatorName: nameIn(people, item.impersonatorId),
    personName: nameIn(addressees, personEmail(item)?.toLowerCase() ?? null),
    targetNameToday: nameIn(named.get(item.targetType) ?? none, item.targetId),
  }))
}

const none: ReadonlyMap<string, string> = new Map()

const nameIn = (names: ReadonlyMap<string, string>, id: string | null) =>
  (id !== null && names.get(id)) || null

const known = (ids: Ids) => [...new Set(ids.filter((id) => id !== null))]

async function namesOfPeople(orm: Orm, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const name = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`
  const rows = await orm.select({ id: users.id, name }).from(users).where(inArray(users.id, ids))
  return new Map(rows.map((row) => [row.id, row.name]))
}

async function namesByEmail(orm: Orm, emails: string[]) {
  if (emails.length === 0) return new Map<string, string>()
  const { email, name } = users
  const rows = await orm.select({ email, name }).from(users).where(inArray(email, emails))
  return new Map(rows.map((row) => [row.email.toLowerCase(), row.name]))
}
