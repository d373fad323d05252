import { and, inArray, isNull, sql } from 'drizzle-orm'
import { books } from '#features/books/index.server.ts'
import { users } from '#server/auth/tables.ts'
import type { Database } from '#server/database/database.ts'
import type { Activity, Written } from './activity-list.server.ts'
import { personEmail } from './facts.ts'

type Orm = Database['orm']
type Ids = (string | null)[]

/** Adds what people and books are called today. What is in the trash is not there. */
export async function nameActivity(orm: Orm, items: Written[]): Promise<Activity[]> {
  const targets = (type: Written['targetType']) =>
    items.flatMap(({ targetType, targetId }) => (targetType === type ? [targetId] : []))
  const acting = items.flatMap(({ actorId, impersonatorId }) => [actorId, impersonatorId])
  const emails = known(items.map((item) => personEmail(item) ?? null))
  const [people, addressees, titles] = await Promise.all([
    namesOfPeople(orm, known([...acting, ...targets('user')])),
    namesByEmail(orm, emails),
    titlesOfBooks(orm, known(targets('book'))),
  ])
  return items.map((item) => ({
    ...item,
    actorName: nameIn(people, item.actorId),
    impersonatorName: nameIn(people, item.impersonatorId),
    personName: nameIn(addressees, personEmail(item)?.toLowerCase() ?? null),
    targetNameToday: nameIn(item.targetType === 'user' ? people : titles, item.targetId),
  }))
}

const nameIn = (names: Map<string, string>, id: string | null) =>
  (id !== null && names.get(id)) || null

const known = (ids: Ids) => [...new Set(ids.filter((id) => id !== null))]

/** Who has not said a name yet is known by their address. */
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

async function titlesOfBooks(orm: Orm, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await orm
    .select({ id: books.id, title: books.title })
    .from(books)
    .where(and(inArray(books.id, ids), isNull(books.deletedAt)))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
