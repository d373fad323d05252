import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import { adminRole, defaultRole } from '#rules/roles.ts'

/**
 * Literals, because generic plans must know the role, and the partial indexes of admins only match this exact
 * expression.
 */
const literal = (name: string) => sql.raw(`'${name}'`)

const has = (name: string): SQL =>
  name === adminRole
    ? eq(users.manages, sql`true`)
    : sql`${literal(name)} = ANY (string_to_array(replace(${users.role}, ' ', ''), ','))`

const lacks = (name: string): SQL =>
  name === adminRole ? eq(users.manages, sql`false`) : not(has(name))

/** A user with several roles is shown by the first of `names`, one without by the default role. */
export function shownRole<Name extends string>(names: readonly Name[]): SQL<Name> {
  const cases = names
    .filter((name) => name !== defaultRole)
    .map((name) => sql`WHEN ${has(name)} THEN ${literal(name)}`)
  return sql<Name>`CASE ${sql.join(cases, sql` `)} ELSE ${literal(defaultRole)} END`
}

export function isShownAs(role: string, names: readonly string[]): SQL | undefined {
  const earlier = names.slice(0, names.indexOf(role)).filter((name) => name !== defaultRole)
  return and(...earlier.map(lacks), role === defaultRole ? undefined : has(role))
}
