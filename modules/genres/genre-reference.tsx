import type { ReactNode } from 'react'
import { GenreChip } from './genre-chip.tsx'
import { useGenres } from './names/use-genres.ts'

export function GenreReference({ id, fallback }: { id: string; fallback: ReactNode }) {
  const genre = useGenres().data?.find((one) => one.id === id)
  return genre ? <GenreChip genre={genre} /> : fallback
}
