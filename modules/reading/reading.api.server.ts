import { bookIdSchema, shelfErrors } from '#modules/shelves/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
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
})

const reads = { book: ['read'] } as const
const reading = requirePermission(reads, { reading: ['read'] })
const changing = requirePermission(reads, { reading: ['update'] })

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
}
