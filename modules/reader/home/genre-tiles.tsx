import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCount } from '#kit/record-list/index.ts'
import { type BookSummary } from '#modules/catalogue/books/index.ts'
import { BookCover } from '#modules/covers/index.ts'
import { useCountedGenres } from '#modules/genres/index.ts'
import { hueColours } from '#ui/theme/hue.ts'
import { newByGenreQuery } from '../index.ts'

export function GenreTiles() {
  const { t } = useTranslation('home')
  const countOf = useCount()
  const { data: genres } = useCountedGenres()
  const { data: newest } = useQuery(newByGenreQuery)
  const filled = genres?.filter(({ books }) => books.count > 0) ?? []
  if (filled.length === 0) return null
  return (
    <nav aria-label={t('genres')}>
      <h2 className="pb-4 text-2xl font-medium">{t('genres')}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
        {filled.map(({ id, name, colour, books }) => (
          <li
            key={id}
            style={hueColours(colour)}
            className="relative flex h-40 flex-col overflow-hidden rounded-lg bg-(--hue-tint) px-4 py-3"
          >
            <Link
              to="/app/books"
              search={{ genre: id }}
              dir="auto"
              className="line-clamp-2 along-page font-medium text-(--hue-ink) after:absolute after:inset-0 after:rounded-lg hover:underline"
            >
              {name}
            </Link>
            <span className="text-sm text-(--hue-ink) tabular-nums">{countOf(books)}</span>
            <CoverFan hue={colour} books={newest?.find((one) => one.genreId === id)?.books ?? []} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const angles = ['-rotate-12 rtl:rotate-12', 'rotate-0', 'rotate-12 rtl:-rotate-12']
const offsets = ['end-16', 'end-8', 'end-0']

function CoverFan({ hue, books }: { hue: number; books: BookSummary[] }) {
  return (
    <div aria-hidden className="pointer-events-none absolute end-3 -bottom-5 h-24 w-32">
      {books.map((book, at) => (
        <div
          key={book.id}
          className={`absolute bottom-0 w-16 origin-bottom ${angles[at]} ${offsets[at]}`}
        >
          <BookCover book={{ ...book, hue }} size="row" />
        </div>
      ))}
    </div>
  )
}
