import { z } from 'zod/mini'
import { concurrencyLimit, importUpload, unreadable } from '#modules/import-files/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { importReadingList, mostLines, readingListErrors } from './import-reading-list.server.ts'
import { readingListReportSchema } from './reading-list.ts'

nameSchemas({ ReadingListReport: readingListReportSchema })

const importing = requirePermission({ book: ['read'] }, { reading: ['update'], shelf: ['update'] })

/** An import holds a list in memory. */
const importLimit = concurrencyLimit({ total: 4, each: 2 }, 5000)
const unreadableFile = {
  status: 400,
  message: 'The file can’t be read; `line` is the line of the error',
}

export const readingListApi = {
  import: importing
    .meta(importUpload(['text/csv']))
    .errors({
      FILE_NOT_UTF8: unreadableFile,
      FILE_NOT_TEXT: unreadableFile,
      FILE_IS_WORKBOOK: unreadableFile,
      FILE_LINE_TOO_LONG: unreadableFile,
      FILE_UNCLOSED_QUOTE: unreadableFile,
      ...errorMap(unreadable.empty(), readingListErrors.unknown(), readingListErrors.tooLong()),
    })
    .route({
      method: 'POST',
      path: '/reading/import',
      summary: 'Import own reading list',
      description: `Reads the CSV export of Goodreads or StoryGraph, of at most ${mostLines} lines: books of the library come to the built-in shelves, with rating, dates and a private note. What the user has already stays. \`dryRun\` saves nothing.`,
      inputStructure: 'detailed',
      spec: (operation) => ({
        ...operation,
        requestBody: { required: true, content: { 'text/csv': { schema: { type: 'string' } } } },
      }),
    })
    .input(z.object({ query: z.strictObject({ dryRun: z.optional(z.enum(['true', 'false'])) }) }))
    .output(readingListReportSchema)
    .handler(({ context, input }) => {
      if (!context.upload) throw httpErrors.mediaType('text/csv')
      const { body } = context.upload
      const wish = { dryRun: input.query.dryRun === 'true' }
      return importLimit(context.acting.by, () => importReadingList(context, body, wish))
    }),
}
