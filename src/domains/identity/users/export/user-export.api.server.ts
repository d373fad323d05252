import { inArray } from 'drizzle-orm'
import type { SortOf } from '#kit/resource/index.ts'
import { users } from '#platform/access/tables.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import type { ReadContext } from '#platform/api/verb-context.ts'
import { chosenSchema } from '#platform/export/export-schema.ts'
import { fileOf, fileRoute, fileSchema } from '#platform/export/file-answer.ts'
import { formatsWith } from '#platform/export/file-formats.ts'
import { recordExport } from '#platform/export/record-export.ts'
import { wholeList } from '#platform/export/whole-list.ts'
import { listUsers } from '../list/list-users.server.ts'
import { userExportSchema, type UserFilter } from '../list/user-list.server.ts'
import { userColumns } from '../user-columns.server.ts'
import type { user } from '../user.resource.ts'
import type { User } from '../user.ts'

export const userExportApi = {
  export: requirePermission({ user: ['list'] })
    .route({
      ...fileRoute,
      method: 'GET',
      path: '/users/export',
      summary: 'Export users',
      description:
        'All users that match the filter, in the order of `sort`, as a CSV or JSON Lines file.',
    })
    .input(userExportSchema)
    .output(fileSchema)
    .handler(async ({ context, input: { format, sort, ...filter } }) =>
      fileOf(
        'users',
        userFormats[format],
        await exportUsers(context, { ...filter, sort }),
        recordExport(context, 'user', { filter }),
      ),
    ),

  exportChosen: requirePermission({ user: ['list'] })
    .meta({ reads: true })
    .route({
      ...fileRoute,
      method: 'POST',
      path: '/users/export',
      summary: 'Export chosen users',
      description: 'The users with these ids, by name, as a CSV or JSON Lines file.',
    })
    .input(chosenSchema)
    .output(fileSchema)
    .handler(async ({ context, input: { format, ids } }) =>
      fileOf(
        'users',
        userFormats[format],
        [await exportChosenUsers(context, ids)],
        recordExport(context, 'user'),
      ),
    ),
}

const userFormats = formatsWith([
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

const exportUsers = (context: ReadContext, asked: Asked) =>
  wholeList<User>((place) => listUsers(context, { ...asked, ...place }))

const exportChosenUsers = ({ acting: { orm } }: ReadContext, ids: string[]): Promise<User[]> =>
  orm.select(userColumns).from(users).where(inArray(users.id, ids)).orderBy(users.nameKey, users.id)
