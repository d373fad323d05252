import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BookCover } from '#modules/covers/index.ts'
import { genresQuery } from '#modules/genres/index.ts'
import { hueColours } from '#ui/theme/hue.ts'
import { openingQuery } from '../index.ts'

export function OpeningOfTheDay() {
  const { t } = useTranslation('home')
  const { data: book } = useQuery(openingQuery)
  const { data: genres } = useQuery(genresQuery)
  if (!book?.openingLine) return null
  const hue = genres?.find(({ id }) => id === book.genreId)?.colour
  return (
    <section
      aria-labelledby="opening-of-the-day"
      style={hue === undefined ? undefined : hueColours(hue)}
      className="relative grid items-center gap-x-12 gap-y-6 rounded-xl bg-(--hue-tint,var(--sunken)) px-6 py-8 max-sm:-mx-4 max-sm:rounded-none sm:grid-cols-[minmax(0,1fr)_10rem] sm:px-10 sm:py-10"
    >
      <div className="min-w-0">
        <h2 id="opening-of-the-day" className="font-sans text-sm text-ink-soft">
          {t('opening')}
        </h2>
        <blockquote
          lang={book.language ?? undefined}
          dir="auto"
          className="mt-4 along-page font-serif text-2xl/9 text-balance wrap-break-word whitespace-pre-line sm:text-3xl/11"
        >
          {book.openingLine}
        </blockquote>
        {book.openingLineTranslation && (
          <p
            dir="auto"
            className="mt-3 along-page font-serif text-lg/relaxed wrap-break-word whitespace-pre-line text-ink-soft"
          >
            {book.openingLineTranslation}
          </p>
        )}
        <p className="mt-5">
          <Link
            to="/app/books/$id"
            params={{ id: book.id }}
            className="font-medium after:absolute after:inset-0 after:rounded-xl hover:underline"
          >
            <bdi>{book.title}</bdi>
          </Link>
          <span className="block text-sm text-ink-soft">
            <bdi>{book.author}</bdi>
          </span>
        </p>
      </div>
      <div className="w-28 max-sm:order-first sm:w-40">
        <BookCover book={{ ...book, hue }} size="shelf" />
      </div>
    </section>
  )
}
