import { fold } from '#i18n/fold.ts'
import type { Language } from '#i18n/languages.ts'
import { oneOf } from '#kit/record-list/index.ts'
import { nameIn, namesOf } from '../names/name-in.ts'
import type { ListedGenre } from './genre-list.queries.ts'

export const genreSorts = ['name', '-name', '-books', 'books'] as const

export type GenresAddress = Record<'searchTerm' | 'sort', string>

export const genreView = ({ searchTerm, sort }: GenresAddress) => ({
  searchTerm,
  sort: oneOf(genreSorts, sort) ?? 'name',
})

export function genresOf(
  all: readonly ListedGenre[],
  { searchTerm, sort }: ReturnType<typeof genreView>,
  language: Language,
) {
  const sought = fold(searchTerm.trim())
  const found = all
    .filter((genre) => namesOf(genre).some((name) => fold(name ?? '').includes(sought)))
    .toSorted((one, other) =>
      nameIn(one, language).localeCompare(nameIn(other, language), language),
    )
  if (sort === 'name') return found
  if (sort === '-name') return found.toReversed()
  const direction = sort === 'books' ? 1 : -1
  return found.toSorted((one, other) => direction * (one.books.count - other.books.count))
}
