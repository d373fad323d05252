import { type SQL, and, isNull, not, or, sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import {
  allOf,
  beginsIn,
  type ValueSource,
  literal,
  readTerm,
  type Term,
  wordsIn,
} from '#platform/list/search-term.ts'
import { isShownAs } from '../roles/role-columns.server.ts'
import { roles } from '../user-choices.ts'
import type { UserFilter } from './user-list.server.ts'

const lasts = or(isNull(users.banExpires), sql`${users.banExpires} > now()`)

export const isOfRole = (role: UserFilter['role']): SQL | undefined =>
  role && isShownAs(role, roles)

/**
 * An expired ban that is not swept yet counts as none. The status is a literal, because a generic plan must know how
 * many rows have it.
 */
export const isOfStatus = (status: UserFilter['status']): SQL | undefined =>
  status &&
  and(sql`${users.status} = ${sql.raw(`'${status}'`)}`, status === 'banned' ? lasts : undefined)

const look = wordsIn(users)

const foundBy = ({ ways }: Term, given: ValueSource): SQL =>
  allOf(ways.flat().map((way) => look(way, 'inside', given)))

export const kindOrders = ['name', 'email', 'name', 'name'] as const

export function matchesOf(term: Term, given: ValueSource) {
  const found = foundBy(term, given)
  const name = beginsIn(users.nameKey, given)
  const email = beginsIn(users.emailKey, given)
  const asWord = allOf(term.ways.flat().map((way) => look(way, 'begun', given)))
  const rest = and(not(name), not(email))
  // A match at the start of a word is also a match inside it, so `found` covers both.
  const kinds = [name, and(email, not(name)), and(asWord, rest), and(found, not(asWord), rest)]
  return { found, begun: name, kinds }
}

export async function whoMatches(
  orm: Pick<Database['orm'], 'select'>,
  { searchTerm, role, status }: UserFilter,
): Promise<SQL | undefined> {
  const term = await readTerm(orm, searchTerm)
  return and(isOfRole(role), isOfStatus(status), term && foundBy(term, literal(term)))
}
