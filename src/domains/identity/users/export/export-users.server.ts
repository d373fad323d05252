import { inArray } from 'drizzle-orm'
import type { SortOf } from '#kit/resource/index.ts'
import { users } from '#platform/access/tables.ts'
import type { ReadContext } from '#platform/api/verb-context.ts'
import { formatsWith } from '#platform/export/file-formats.ts'
import { wholeList } from '#platform/export/whole-list.ts'
import { listUsers } from '../list/list-users.server.ts'
import type { UserFilter } from '../list/user-list.server.ts'
import { userColumns } from '../user-columns.server.ts'
import type { user } from '../user.resource.ts'
import type { User } from '../user.ts'

export const userFormats = formatsWith([
  'id',
  'name',
  'email',
  'role',
  'status',
  'banReason',
  'banExpires',
  'createdAt',
])

type Asked = UserFilter & { sort?: SortOf<typeof user> | undefined }

export const exportUsers = (context: ReadContext, asked: Asked) =>
  wholeList<User>((place) => listUsers(context, { ...asked, ...place }))

export const exportChosenUsers = (
  { acting: { orm } }: ReadContext,
  ids: string[],
): Promise<User[]> =>
  orm.select(userColumns).from(users).where(inArray(users.id, ids)).orderBy(users.nameKey, users.id)
