import { requirePermission } from '#platform/api/procedure.ts'
import { chosenSchema } from '#platform/export/export-schema.ts'
import { fileOf, fileRoute, fileSchema } from '#platform/export/file-answer.ts'
import { recordExport } from '#platform/export/record-export.ts'
import { chosenBooks } from './chosen-books.server.ts'
import { exportFormats } from './export-formats.server.ts'
import { exportQuerySchema } from './export-query.server.ts'
import { exportList } from './filtered-shelf.server.ts'

export const bookExportApi = {
  export: requirePermission({ book: ['read'] })
    .route({
      ...fileRoute,
      method: 'GET',
      path: '/books/export',
      summary: 'Export books',
      description:
        'Streams all books that match the filter, in the order of `sort`, as a CSV or JSON Lines file.',
    })
    .input(exportQuerySchema)
    .output(fileSchema)
    .handler(async ({ context, input: { format, ...query } }) =>
      fileOf(
        'books',
        exportFormats[format],
        await exportList(context.database, query),
        recordExport(context, 'book'),
      ),
    ),

  exportChosen: requirePermission({ book: ['read'] })
    .meta({ reads: true })
    .route({
      ...fileRoute,
      method: 'POST',
      path: '/books/export',
      summary: 'Export selected books',
      description: 'Returns the books with these ids, by title, as a CSV or JSON Lines file.',
    })
    .input(chosenSchema)
    .output(fileSchema)
    .handler(async ({ context, input: { format, ids } }) =>
      fileOf(
        'books',
        exportFormats[format],
        [await chosenBooks(context.database, ids)],
        recordExport(context, 'book'),
      ),
    ),
}
