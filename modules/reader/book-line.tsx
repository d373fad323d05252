import { Link } from '@tanstack/react-router'
import { useFormat } from '#i18n/use-format.ts'
import { yearText } from '#i18n/year-text.ts'
import { BookCover } from '#modules/covers/index.ts'
import { HueDot } from '#ui/data/hue-dot.tsx'
import type { BookCardProps } from './book-card.tsx'

export function BookLine({ book, genre, transitionName, stateAfter }: BookCardProps) {
  const { id, title, author, publishedYear } = book
  const format = useFormat()
  return (
    <Link
      to="/app/books/$id"
      params={{ id }}
      state={stateAfter}
      className="group flex h-full items-center gap-4 border-b border-line -outline-offset-2"
    >
      <div className="w-12 shrink-0" style={{ viewTransitionName: transitionName }}>
        <BookCover book={{ ...book, hue: genre?.colour }} size="row" />
      </div>
      <span className="min-w-0 grow">
        <span
          dir="auto"
          className="line-clamp-2 along-page font-serif text-base/5 font-medium group-hover:underline"
        >
          {title}
        </span>
        <span dir="auto" className="one-line text-sm/6 text-ink-soft">
          {author}
        </span>
      </span>
      {genre && (
        <span className="flex w-44 shrink-0 items-center gap-2 text-sm text-ink-soft max-md:hidden">
          <HueDot hue={genre.colour} />
          <bdi className="truncate">{genre.name}</bdi>
        </span>
      )}
      <span className="w-26 shrink-0 text-end text-sm whitespace-nowrap text-ink-soft tabular-nums max-sm:hidden">
        {publishedYear !== null && yearText(publishedYear, format)}
      </span>
      <span aria-hidden className="w-20 shrink-0" />
    </Link>
  )
}
