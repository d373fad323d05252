import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { countedGenresQuery, type Genre, genresQuery } from '#domains/catalogue/genres/index.ts'
import { useCount } from '#kit/record-list/index.ts'

interface GenreOptionsProps {
  children: (query: UseQueryResult<Genre[]>) => ReactNode
}

export const GenreOptions = ({ children }: GenreOptionsProps) => children(useQuery(genresQuery))

/** The number of books of a genre. */
export function GenreNote({ id }: { id: string }) {
  const countOf = useCount()
  const genre = useQuery(countedGenresQuery).data?.find((one) => one.id === id)
  return genre && countOf(genre.books)
}
