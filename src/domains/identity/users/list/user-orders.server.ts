import { sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import { isMoment, isText, type KeyOrder, ordersBy } from '#platform/list/order.ts'
import type { UserSort } from '../user-choices.ts'
import type { ListedUser } from './user-rows.server.ts'

const name = ordersBy<ListedUser>(users.id, {
  expression: sql`${users.nameKey}`,
  keyOf: (row) => row.nameKey,
  isKey: isText,
})
const email = ordersBy<ListedUser>(users.id, {
  expression: sql`${users.emailKey}`,
  keyOf: (row) => row.emailKey,
  isKey: isText,
})
const createdAt = ordersBy<ListedUser>(users.id, {
  expression: sql`${users.createdAt}`,
  keyOf: (row) => row.createdAt.toISOString(),
  isKey: isMoment,
})

export const userOrders: Record<UserSort, KeyOrder<ListedUser>> = {
  name: name.up,
  '-name': name.down,
  email: email.up,
  '-email': email.down,
  createdAt: createdAt.up,
  '-createdAt': createdAt.down,
}
