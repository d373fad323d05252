import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCount } from '#kit/record-list/index.ts'
import type { Reference } from '#kit/resource-pages/index.ts'
import { GenreChip } from './genre-chip.tsx'
import type { Genre } from './genre.ts'
import { countedGenresQuery, genresQuery } from './genres.queries.ts'
import { useGenres } from './names/use-genres.ts'

interface OptionsProps {
  children: (query: UseQueryResult<Genre[]>) => ReactNode
}

const Options = ({ children }: OptionsProps) => children(useGenres())

export const genreOptions: Reference<Genre> = {
  Options,
  prepare: (queryClient) => queryClient.query(genresQuery),
  chip: (genre) => <GenreChip genre={genre} />,
}

export function GenreNote({ id }: { id: string }) {
  const countOf = useCount()
  const genre = useQuery(countedGenresQuery).data?.find((one) => one.id === id)
  return genre && countOf(genre.books)
}
