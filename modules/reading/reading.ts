import { z } from 'zod/mini'
import { severalLines } from '#rules/text.ts'

export const readingMessages = {
  noteTooLong: 'At most 5000 characters',
  dateInvalid: 'Date is invalid',
  datesReversed: 'The finish date is before the start date',
} as const

export const longestNote = 5000

const rating = z.int().check(z.minimum(1), z.maximum(5))

const note = z.pipe(
  z.string().check(z.trim(), z.maxLength(longestNote, readingMessages.noteTooLong), severalLines),
  z.transform((text) => (text === '' ? null : text)),
)

/** A calendar day of the reader, wherever that is. */
const daySchema = z.iso.date(readingMessages.dateInvalid)

export const readingSchema = z.object({
  rating: z.nullable(rating),
  note: z.nullable(z.string()),
  startedOn: z.nullable(daySchema),
  finishedOn: z.nullable(daySchema),
})
export type Reading = z.infer<typeof readingSchema>

export const noReading: Reading = { rating: null, note: null, startedOn: null, finishedOn: null }

const changes = {
  rating: z.optional(z.nullable(rating)),
  note: z.optional(z.nullable(note)),
  startedOn: z.optional(z.nullable(daySchema)),
  finishedOn: z.optional(z.nullable(daySchema)),
}
export const readingChangeSchema = z.strictObject({ bookId: z.uuid(), ...changes })
export type ReadingChange = z.infer<typeof readingChangeSchema>

const emptyToNull = z.transform((text: string) => (text === '' ? null : text))
const dayOrEmpty = z.pipe(
  z.union([z.literal(''), daySchema], readingMessages.dateInvalid),
  emptyToNull,
)

/** The values of the form: an empty text where nothing is known. */
export const readingDraftSchema = z
  .strictObject({ note, startedOn: dayOrEmpty, finishedOn: dayOrEmpty })
  .check(
    z.refine(({ startedOn, finishedOn }) => !startedOn || !finishedOn || startedOn <= finishedOn, {
      error: readingMessages.datesReversed,
      path: ['finishedOn'],
    }),
  )

export const ratingsQuerySchema = z.strictObject({
  bookIds: z.array(z.uuid()).check(z.maxLength(100)),
})
export type RatingsQuery = z.infer<typeof ratingsQuerySchema>

export const bookRatingSchema = z.object({ bookId: z.uuid(), rating })
export type BookRating = z.infer<typeof bookRatingSchema>
