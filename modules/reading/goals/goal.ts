import { z } from 'zod/mini'

export const goalMessages = { booksInvalid: 'A number from 1 to 10000' } as const
const { booksInvalid } = goalMessages

export const mostBooks = 10_000

const books = z
  .int(booksInvalid)
  .check(z.minimum(1, booksInvalid), z.maximum(mostBooks, booksInvalid))

export const goalDraftSchema = z.strictObject({ books })

/** In a path, a number is text. */
const year = z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2200))
export const goalYearSchema = z.strictObject({ year })
export const goalSchema = z.strictObject({ year, books })
export type Goal = { year: number; books: number }

export const readingYearSchema = z.object({
  year: z.int(),
  /** The number of books that the user wants to finish. */
  goal: z.nullable(z.int()),
  finished: z.int(),
})
export type ReadingYear = z.infer<typeof readingYearSchema>
