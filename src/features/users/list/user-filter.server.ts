import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { Database } from '#server/database/database.ts'
import { allOf, plainTerm, startsWith, wordsIn, wordsOf } from '#server/list/search-term.ts'
import type { UserFilter } from './user-list.server.ts'

const lasts = or(isNull(users.banExpires), sql`${users.banExpires} > now()`)

/** Literal, since the indexes of admins are found by these very words. */
export const isOfRole = (role: UserFilter['role']): SQL | undefined =>
  role && (role === 'admin' ? eq(users.manages, sql`true`) : eq(users.manages, sql`false`))

/** A ban that has run out is none, though it may not have been swept yet. */
export const isOfStatus = (status: UserFilter['status']): SQL | undefined =>
  status && and(eq(users.status, status), status === 'banned' ? lasts : undefined)

type Kind = { where: SQL | undefined; order: 'name' | 'email' }

/** Who is searched for: from the best kind of match to the last. */
export async function findPeople(
  orm: Pick<Database['orm'], 'execute'>,
  written: string | undefined,
): Promise<{ found: SQL; kinds: Kind[] } | undefined> {
  const term = await plainTerm(orm, written)
  if (term === undefined) return undefined
  const look = wordsIn(users)
  const words = wordsOf(term)
  const found = allOf(words.map((word) => look(word, '')))
  const name = startsWith(users.nameKey, term)
  const email = startsWith(users.emailKey, term)
  const begun = allOf(words.map((word) => look(word, ' ')))
  const rest = and(found, not(name), not(email))
  const kinds: Kind[] = [
    { where: name, order: 'name' },
    { where: and(email, not(name)), order: 'email' },
    { where: and(rest, begun), order: 'name' },
    { where: and(rest, not(begun)), order: 'name' },
  ]
  return { found, kinds }
}
