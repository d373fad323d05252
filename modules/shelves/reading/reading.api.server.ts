import { z } from 'zod/mini'
import { unreadable } from '#modules/imports/index.server.ts'
import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import { concurrencyLimit } from '#platform/jobs/concurrency-limit.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import {
  importReadingList,
  mostLines,
  readingListErrors,
} from '../reading-list/import-reading-list.server.ts'
import { readingListReportSchema } from '../reading-list/reading-list.ts'
import { bookIdSchema } from '../shelf.ts'
import { shelfErrors } from '../shelves.server.ts'
import { goalSchema, goalYearSchema, readingYearSchema } from './goals/goal.ts'
import { listReadingYears, removeGoal, setGoal } from './goals/reading-years.server.ts'
import {
  bookRatingSchema,
  ratingsQuerySchema,
  readingChangeSchema,
  readingSchema,
} from './reading.ts'
import { getReading, listRatings } from './verbs/get-reading.server.ts'
import { updateReading } from './verbs/update-reading.server.ts'

nameSchemas({
  Reading: readingSchema,
  BookRating: bookRatingSchema,
  ReadingGoal: goalSchema,
  ReadingYear: readingYearSchema,
  ReadingListReport: readingListReportSchema,
})

const reads = { book: ['read'] } as const
const reading = requirePermission(reads, { reading: ['read'] })
const changing = requirePermission(reads, { reading: ['update'] })
const importing = requirePermission(reads, { reading: ['update'], shelf: ['update'] })

/** An import holds a list in memory. */
const importLimit = concurrencyLimit({ total: 4, each: 2 }, 5000)
const unreadableFile = {
  status: 400,
  message: 'The file can’t be read; `line` is the line of the error',
}

/** A note is for its writer alone, so an admin who acts as them may not read it. */
export const readingApi = {
  get: reading
    .meta({ whileImpersonating: 'refused' })
    .route({
      method: 'GET',
      path: '/books/{bookId}/reading',
      summary: 'Get own reading of a book',
      description:
        'The signed-in user’s rating, private note and reading dates; each is null until set.',
    })
    .input(bookIdSchema)
    .output(readingSchema)
    .handler(({ context, input }) => getReading(context, input.bookId)),

  update: changing
    .errors(errorMap(shelfErrors.bookNotFound()))
    .route({
      method: 'PATCH',
      path: '/books/{bookId}/reading',
      summary: 'Change own reading of a book',
      description:
        'Changes the given fields; null removes a value. `startedOn` and `finishedOn` are days of the user.',
    })
    .input(readingChangeSchema)
    .output(readingSchema)
    .handler(({ context, input }) => updateReading(context, input)),

  ratings: reading
    .meta({ reads: true })
    .route({
      method: 'POST',
      path: '/reading/ratings',
      summary: 'List own ratings of many books',
      description: 'The signed-in user’s ratings of those of these books that have one.',
    })
    .input(ratingsQuerySchema)
    .output(listSchema(bookRatingSchema))
    .handler(async ({ context, input }) => ({ items: await listRatings(context, input) })),

  years: reading
    .route({
      method: 'GET',
      path: '/reading/years',
      summary: 'List own reading years',
      description:
        'The last ten years in which the signed-in user finished books or had a goal, the latest first.',
    })
    .output(listSchema(readingYearSchema))
    .handler(async ({ context }) => ({ items: await listReadingYears(context) })),

  setGoal: changing
    .route({
      method: 'PUT',
      path: '/reading/goals/{year}',
      summary: 'Set own reading goal',
      description: 'Sets how many books the signed-in user wants to finish in a year.',
    })
    .input(goalSchema)
    .output(goalSchema)
    .handler(({ context, input }) => setGoal(context, input)),

  removeGoal: changing
    .route({
      method: 'DELETE',
      path: '/reading/goals/{year}',
      successStatus: 204,
      summary: 'Remove own reading goal',
      description: 'Removes the signed-in user’s goal of a year, if there is one.',
    })
    .input(goalYearSchema)
    .handler(({ context, input }) => removeGoal(context, input.year)),

  import: importing
    .meta({ upload: { types: ['text/csv'], limit: 'importMegabytes' } })
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
