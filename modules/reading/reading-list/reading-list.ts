import { z } from 'zod/mini'
import { shelfKinds } from '#modules/shelves/kinds/index.ts'

/** The exports that an import recognises by their header. */
const sources = ['goodreads', 'storygraph'] as const

const keptFields = ['shelf', 'rating', 'startedOn', 'finishedOn', 'note'] as const
export type KeptField = (typeof keptFields)[number]

const missingSchema = z.object({
  title: z.string(),
  author: z.string(),
  isbn: z.nullable(z.string()),
})
export type MissingBook = z.infer<typeof missingSchema>

export const readingListReportSchema = z.object({
  source: z.enum(sources),
  /** Books of the file that the library has. */
  found: z.int(),
  missing: z.array(missingSchema),
  /** Lines that can't be read. */
  malformed: z.int(),
  /** Books that come to each built-in shelf. */
  placed: z.record(z.enum(shelfKinds), z.int()),
  /** Books that get a rating, dates, a note. */
  rated: z.int(),
  dated: z.int(),
  noted: z.int(),
  /** The reader's own values that differ from the file: they stay. */
  kept: z.array(
    z.object({ bookId: z.uuid(), title: z.string(), fields: z.array(z.enum(keptFields)) }),
  ),
  /** Ratings with fractions of a star. */
  rounded: z.int(),
  /** Notes that were too long. */
  shortened: z.int(),
  /** Books for which a shelf had no room. */
  full: z.int(),
})
export type ReadingListReport = z.infer<typeof readingListReportSchema>
export type Source = ReadingListReport['source']
