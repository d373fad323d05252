import { requirePermission } from '#platform/api/procedure.ts'
import { chosenSchema } from '#platform/export/export-schema.ts'
import { fileOf, fileRoute, fileSchema } from '#platform/export/file-answer.ts'
import { recordExport } from '#platform/export/record-export.ts'
import { userExportSchema } from '../list/user-list.server.ts'
import { exportChosenUsers, exportUsers, userFormats } from './export-users.server.ts'

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
