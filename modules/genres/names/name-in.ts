import type { Language } from '#i18n/languages.ts'
import type { Genre } from '../genre.ts'

export type GenreNames = Pick<Genre, 'name' | 'nameFr' | 'nameAr' | 'nameSw'>

/** The fields of the names in other languages than that of `name`. */
export const otherNames = { fr: 'nameFr', ar: 'nameAr', sw: 'nameSw' } as const satisfies Partial<
  Record<Language, keyof GenreNames>
>
const fields: Partial<Record<Language, keyof GenreNames>> = otherNames

/** The name that users of this language see. */
export const nameIn = (genre: GenreNames, language: Language) =>
  genre[fields[language] ?? 'name'] || genre.name

export const namesOf = ({ name, nameFr, nameAr, nameSw }: GenreNames) => [
  name,
  nameFr,
  nameAr,
  nameSw,
]

/** `name` becomes the shown one, by which they are sorted. */
export const genresIn = <Named extends GenreNames>(genres: readonly Named[], language: Language) =>
  genres
    .map((genre) =>
      Object.assign({}, genre, { name: nameIn(genre, language), alsoNamed: namesOf(genre) }),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
