import type { CSSProperties } from 'react'
import type { Genre } from './genre.ts'

/** A genre and its colour, in a word. */
export function GenreChip({ genre: { name, colour } }: { genre: Pick<Genre, 'name' | 'colour'> }) {
  const style: CSSProperties & { '--hue': number } = { '--hue': colour }
  return (
    <span style={style} className="genre-chip">
      {name}
    </span>
  )
}
