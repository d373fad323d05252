import { z } from 'zod/mini'
import {
  type ChangeOf,
  type DraftOf,
  messagesOf,
  type RecordOf,
  schemasOf,
} from '#kit/resource/index.ts'
import { genre } from './genre.resource.ts'

export type Genre = RecordOf<typeof genre>
export type GenreDraft = DraftOf<typeof genre>
export type GenreChange = ChangeOf<typeof genre>

const { nameRequired = '', nameTaken = '', nameTooLong = '' } = messagesOf(genre)

export const genreMessages = {
  nameRequired,
  nameTaken,
  nameTooLong,
  intoRequired: 'Genre is required',
  intoUnknown: 'Genre not found',
  intoItself: 'Choose another genre',
} as const

export const { draft: genreDraftSchema } = schemasOf(genre)
const { name, nameFr, nameAr, nameSw, colour } = genreDraftSchema.shape

/** Without a colour, the hue derives from the name. With an id, a deleted genre is recreated. */
export const newGenreSchema = z.strictObject({
  id: z.optional(z.uuid()),
  name,
  nameFr: z.optional(nameFr),
  nameAr: z.optional(nameAr),
  nameSw: z.optional(nameSw),
  colour: z.optional(colour),
})
export type NewGenre = z.infer<typeof newGenreSchema>

const into = z
  .uuid({ error: ({ input }) => (input ? genreMessages.intoUnknown : genreMessages.intoRequired) })
  .check(z.toLowerCase())

export const mergeTargetSchema = z.strictObject({ into })

/** Lower case makes an id equal to the stored one; PostgreSQL accepts both. */
export const genreMergeSchema = z.strictObject({ id: z.uuid().check(z.toLowerCase()), into })
export type GenreMerge = z.infer<typeof genreMergeSchema>

/** The input of calls, without the count of its books. */
export const plainGenre = (known: Genre): Genre => ({
  id: known.id,
  name: known.name,
  nameFr: known.nameFr,
  nameAr: known.nameAr,
  nameSw: known.nameSw,
  colour: known.colour,
})

/** The count stops at a limit; `exact` is false beyond it. */
export interface CountedGenre extends Genre {
  books: { count: number; exact: boolean }
}
