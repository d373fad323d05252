import { users } from '#platform/access/tables.ts'
import { listReader } from '#platform/list/list-reader.ts'
import { orderAndLimit, type Part, type Reader, type Rows } from '#platform/list/rows.ts'
import { searchReader } from '#platform/list/search-reader.ts'
import { userColumns } from '../user-columns.server.ts'
import type { User } from '../user.ts'

const select = (orm: Reader, { where, by, limit, total, stage }: Part) =>
  orm
    .select({ ...userColumns, nameKey: users.nameKey, emailKey: users.emailKey, total, stage })
    .from(users)
    .where(where)
    .orderBy(orderAndLimit(limit, by))

export type ListedUser = Awaited<ReturnType<typeof select>>[number]

const userRows: Rows<ListedUser, User> = {
  table: users,
  select,
  show(row) {
    const { nameKey: _, emailKey: __, total: ___, stage: ____, ...user } = row
    return user
  },
}

export const readUsers = listReader(userRows)
export const searchUsers = searchReader(userRows)
