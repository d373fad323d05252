import { z } from 'zod/mini'
import { allowing } from '#server/api/procedure.ts'
import { chosenSchema, formatSchema } from '#server/export/export-schema.ts'
import { fileOf, fileRoute, fileSchema } from '#server/export/file-answer.ts'
import { recordExport } from '#server/export/record-export.ts'
import { userFilterSchema } from '../list/user-list.server.ts'
import { userSorts } from '../user-choices.ts'
import { exportChosenUsers, exportUsers, userFormats } from './export-users.server.ts'

const query = z.extend(userFilterSchema, {
  sort: z.optional(z.enum(userSorts)),
  format: formatSchema,
})

export const userExportApi = {
  export: allowing({ user: ['list'] })
    .route({
      ...fileRoute,
      method: 'GET',
      path: '/users/export',
      summary: 'All users that a list with this filter shows, in its order, as a file',
    })
    .input(query)
    .output(fileSchema)
    .handler(async ({ context, input: { format, sort, ...filter } }) =>
      fileOf(
        'users',
        userFormats[format],
        await exportUsers(context.database, { ...filter, sort }),
        recordExport(context, 'user', { filter }),
      ),
    ),

  exportChosen: allowing({ user: ['list'] })
    .meta({ reads: true })
    .route({
      ...fileRoute,
      method: 'POST',
      path: '/users/export',
      summary: 'These users, by their names, as a file',
    })
    .input(chosenSchema)
    .output(fileSchema)
    .handler(async ({ context, input: { format, ids } }) =>
      fileOf(
        'users',
        userFormats[format],
        [await exportChosenUsers(context.database, ids)],
        recordExport(context, 'user'),
      ),
    ),
}
