import { eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
  formatOf,
  type Importer,
  importUpload,
  matchColumns,
  requireText,
  sampleBytes,
  sampleOf,
  unreadable,
  uploadSpec,
  uploadTypes,
} from '#modules/import-files/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { permissionFor } from '#rules/permissions.ts'
import { readRun } from './begin-run.server.ts'
import { runSchema } from './import-run.ts'
import { imports } from './import.table.server.ts'
import { storeFile } from './stored-file.server.ts'

export function uploadApiOf({ plan: { resource } }: Importer) {
  const { name, path } = resource

  return requirePermission(permissionFor(name, 'create', 'update'))
    .meta(importUpload(uploadTypes))
    .errors(errorMap(unreadable.empty(), unreadable.notText(1), unreadable.isWorkbook()))
    .route({
      method: 'POST',
      path: `/imports/${path}/upload`,
      successStatus: 201,
      summary: `Upload ${path} to import`,
      description: `Stores a CSV or JSON Lines file and matches its columns to fields. Nothing is imported yet.`,
      inputStructure: 'detailed',
      spec: uploadSpec,
    })
    .input(
      z.object({
        query: z.strictObject({
          fileName: z.prefault(z.string().check(z.trim(), z.minLength(1), z.maxLength(255)), path),
        }),
      }),
    )
    .output(runSchema)
    .handler(async ({ context, input }) => {
      const { format, body } = formatOf(context.upload)
      const { orm, by } = context.acting
      const id = await orm.transaction(async (transaction) => {
        const [inserted] = await transaction
          .insert(imports)
          .values({
            resource: name,
            userId: by.type === 'user' ? by.id : null,
            fileName: input.query.fileName,
            format,
            size: 0,
            columns: [],
            fields: [],
          })
          .returning({ id: imports.id })
        if (!inserted) throw new Error('An insert returns its row')
        const stored = await storeFile(transaction, inserted.id, body, sampleBytes)
        requireText(stored.beginning)
        const columns = sampleOf(stored.beginning, format, resource)
        if (stored.size === 0 || columns.length === 0) throw unreadable.empty()
        await transaction
          .update(imports)
          .set({ size: stored.size, columns, fields: matchColumns(resource, columns) })
          .where(eq(imports.id, inserted.id))
        return inserted.id
      })
      return readRun(context, resource, id)
    })
}
