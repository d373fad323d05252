import { fold } from '#i18n/fold.ts'
import { oneOf } from '#kit/record-list/index.ts'
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
) {
  const sought = fold(searchTerm.trim())
  const found = all.filter(({ name }) => fold(name).includes(sought))
  if (sort === 'name') return found
  if (sort === '-name') return found.toReversed()
  const direction = sort === 'books' ? 1 : -1
  return found.toSorted((one, other) => direction * (one.books.count - other.books.count))
}
