import { hueColours } from '#ui/theme/hue.ts'
import type { Genre } from './genre.ts'

export function GenreChip({ genre: { name, colour } }: { genre: Pick<Genre, 'name' | 'colour'> }) {
  return (
    <span
      style={hueColours(colour)}
      className="inline-flex max-w-full items-center gap-1.5 rounded-full bg-(--hue-tint) px-2.5 py-0.5 align-middle text-xs/5 font-medium text-(--hue-ink)"
    >
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-(--hue-dot)" />
      <span dir="auto" className="truncate">
        {name}
      </span>
    </span>
  )
}
