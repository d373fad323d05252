import { inArray } from 'drizzle-orm'
import { listUsers, user, userColumns } from '#domains/identity/users/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import type { ReadContext } from '#platform/api/verb-context.ts'
import { chosenSchema, exportSchemaOf } from '../export-schema.server.ts'
import { fileOf, fileRoute, fileSchema } from '../files/file-answer.server.ts'
import { formatsWith } from '../files/file-formats.ts'
import { wholeList } from '../files/whole-list.ts'
import { recordExport } from '../record-export.server.ts'

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
    .input(exportSchemaOf(user))
    .output(fileSchema)
    .handler(async ({ context, input: { format, sort, ...filter } }) =>
      fileOf(
        'users',
        userFormats[format],
        await wholeList((place) => listUsers(context, { ...filter, sort, ...place })),
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

const exportChosenUsers = ({ acting: { orm } }: ReadContext, ids: string[]) =>
  orm.select(userColumns).from(users).where(inArray(users.id, ids)).orderBy(users.nameKey, users.id)
