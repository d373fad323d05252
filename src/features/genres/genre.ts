import { z } from 'zod/mini'
import { requiredLine } from '#rules/text.ts'

export const genreMessages = {
  nameRequired: 'Name is required',
  nameTaken: 'Genre already exists',
  nameTooLong: 'At most 100 characters',
} as const

const name = requiredLine(genreMessages.nameRequired, {
  max: 100,
  tooLong: genreMessages.nameTooLong,
})

/** A hue of the colour wheel, in degrees: covers, chips and plots make their own shades of it. */
const colour = z.int().check(z.minimum(0), z.maximum(359))

export const genreDraftSchema = z.strictObject({ name, colour })
export type GenreDraft = z.infer<typeof genreDraftSchema>

export const genreSchema = z.object({ id: z.uuid(), name: z.string(), colour: z.int() })
export type Genre = z.infer<typeof genreSchema>

/** With how many books it has; counting stops where more would say nothing more. */
export const countedGenreSchema = z.extend(genreSchema, {
  books: z.object({ count: z.int(), exact: z.boolean() }),
})
export type CountedGenre = z.infer<typeof countedGenreSchema>
