import { and, isNull, or, type SQL, sql } from 'drizzle-orm'
import { listResource } from '#kit/resource/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { isShownAs } from '../roles/role-columns.server.ts'
import { roles, statuses } from '../user-choices.ts'
import { userColumns } from '../user-columns.server.ts'
import { user } from '../user.resource.ts'

const lasts = or(isNull(users.banExpires), sql`${users.banExpires} > now()`)

/**
 * An expired ban that is not swept yet counts as none. The status is a literal, because a generic plan must know how
 * many rows have it.
 */
function isOfStatus(asked: string): SQL | undefined {
  const status = statuses.find((known) => known === asked)
  return (
    status &&
    and(sql`${users.status} = ${sql.raw(`'${status}'`)}`, status === 'banned' ? lasts : undefined)
  )
}

export const { list: listUsers, matching: usersMatching } = listResource(user, {
  table: users,
  columns: userColumns,
  conditions: { role: (role) => isShownAs(role, roles), status: isOfStatus },
})
