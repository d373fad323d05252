import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { Database } from '#server/database/database.ts'
import { allOf, plainTerm, startsWith, wordsIn, wordsOf } from '#server/list/search-term.ts'
import type { UserFilter } from './user-list.server.ts'

const lasts = or(isNull(users.banExpires), sql`${users.banExpires} > now()`)

/** Literal, since the indexes of admins are found by these very words. */
export const isOfRole = (role: UserFilter['role']): SQL | undefined =>
  role && (role === 'admin' ? eq(users.manages, sql`true`) : eq(users.manages, sql`false`))

/**
 * A ban that has run out is none, though it may not have been swept yet. Literal as well (one of three words), since a plan
 * that is kept must know how many have this status.
 */
export const isOfStatus = (status: UserFilter['status']): SQL | undefined =>
  status &&
  and(sql`${users.status} = ${sql.raw(`'${status}'`)}`, status === 'banned' ? lasts : undefined)

type Kind = { where: SQL | undefined; order: 'name' | 'email' }

/** Who is searched for: from the best kind of match to the last. */
export async function findPeople(
  orm: Pick<Database['orm'], 'select'>,
  written: string | undefined,
): Promise<{ found: SQL; begun: SQL; kinds: Kind[] } | undefined> {
  const term = await plainTerm(orm, written)
  if (term === undefined) return undefined
  const look = wordsIn(users)
  const words = wordsOf(term)
  const found = allOf(words.map((word) => look(word, '')))
  const name = startsWith(users.nameKey, term)
  const email = startsWith(users.emailKey, term)
  const asWord = allOf(words.map((word) => look(word, ' ')))
  const rest = and(found, not(name), not(email))
  const kinds: Kind[] = [
    { where: name, order: 'name' },
    { where: and(email, not(name)), order: 'email' },
    { where: and(rest, asWord), order: 'name' },
    { where: and(rest, not(asWord)), order: 'name' },
  ]
  return { found, begun: name, kinds }
}

/** All that a filter finds, in no order. */
export async function whoMatches(
  orm: Pick<Database['orm'], 'select'>,
  { searchTerm, role, status }: UserFilter,
): Promise<SQL | undefined> {
  const search = await findPeople(orm, searchTerm)
  return and(isOfRole(role), isOfStatus(status), search?.found)
}
