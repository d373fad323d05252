import type { Genre } from '../genre.ts'
import type { GenreNames } from '../names/name-in.ts'

/** In the form, an empty text is no name. */
export type GenreValues = Record<keyof GenreNames, string> & Pick<Genre, 'colour'>

export const valuesOf = ({
  name,
  nameFr,
  nameAr,
  nameSw,
  colour,
}: Partial<GenreNames> & Pick<Genre, 'colour'>): GenreValues => ({
  name: name ?? '',
  nameFr: nameFr ?? '',
  nameAr: nameAr ?? '',
  nameSw: nameSw ?? '',
  colour,
})
