import { z } from 'zod/mini'
import { requiredLine } from '#rules/text.ts'

export const genreMessages = {
  nameRequired: 'Name is required',
  nameTaken: 'Genre already exists',
  nameTooLong: 'At most 100 characters',
  intoRequired: 'Genre is required',
  intoUnknown: 'Genre not found',
  intoItself: 'Choose another genre',
} as const

const name = requiredLine(genreMessages.nameRequired, {
  max: 100,
  tooLong: genreMessages.nameTooLong,
})

/** A hue in degrees; covers, chips and plots derive their shades from it. */
const colour = z.int().check(z.minimum(0), z.maximum(359))

/** PostgreSQL also accepts an id in capitals; lower case makes it equal to the stored one. */
const id = z.uuid().check(z.toLowerCase())
export const genreIdSchema = z.strictObject({ id })

export const genreDraftSchema = z.strictObject({ name, colour })
export type GenreDraft = z.infer<typeof genreDraftSchema>

/** Without a colour, the hue derives from the name. With an id, a deleted genre is recreated. */
export const newGenreSchema = z.strictObject({
  id: z.optional(id),
  name,
  colour: z.optional(colour),
})
export type NewGenre = z.infer<typeof newGenreSchema>

export const genreChangeSchema = z.strictObject({
  id,
  name: z.optional(name),
  colour: z.optional(colour),
})
export type GenreChange = z.infer<typeof genreChangeSchema>

const into = z
  .uuid({ error: ({ input }) => (input ? genreMessages.intoUnknown : genreMessages.intoRequired) })
  .check(z.toLowerCase())

export const mergeTargetSchema = z.strictObject({ into })

export const genreMergeSchema = z.strictObject({ id, into })
export type GenreMerge = z.infer<typeof genreMergeSchema>

export const mergedSchema = z.object({ moved: z.int() })
export type Merged = z.infer<typeof mergedSchema>

export const genreSchema = z.object({ id: z.uuid(), name: z.string(), colour: z.int() })
export type Genre = z.infer<typeof genreSchema>

/** The count stops at a limit; `exact` is false beyond it. */
export const countedGenreSchema = z.extend(genreSchema, {
  books: z.object({ count: z.int(), exact: z.boolean() }),
})
export type CountedGenre = z.infer<typeof countedGenreSchema>
