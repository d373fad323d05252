import { useQuery } from '@tanstack/react-query'
import { genresQuery } from '#modules/catalogue/genres/index.ts'
import { BookCover } from '#modules/covers/index.ts'
import type { ListedShelf } from '../../shelf.ts'

export function ShelfFront({ covers }: Pick<ListedShelf, 'covers'>) {
  const { data: genres } = useQuery(genresQuery)
  const hues = new Map(genres?.map(({ id, colour }) => [id, colour]))
  return (
    <div
      aria-hidden
      className="flex h-30 items-end justify-start border-b-4 border-line-strong px-2 transition-colors group-hover:border-accent sm:h-34"
    >
      {covers.map((book, at) => (
        <div
          // Covers come without book ids, but title and author together are unique.
          key={`${book.title} ${book.author}`}
          style={{ zIndex: covers.length - at }}
          className="relative w-18 shrink-0 rounded-xs shadow-raised not-first:-ms-8 sm:w-20"
        >
          <BookCover book={{ ...book, hue: hues.get(book.genreId) }} size="row" />
        </div>
      ))}
    </div>
  )
}
