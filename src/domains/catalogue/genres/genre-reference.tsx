import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { GenreChip } from './genre-chip.tsx'
import { genresQuery } from './genres.queries.ts'

export function GenreReference({ id, fallback }: { id: string; fallback: ReactNode }) {
  const genre = useQuery(genresQuery).data?.find((one) => one.id === id)
  return genre ? <GenreChip genre={genre} /> : fallback
}
