import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookSummary } from '#domains/catalogue/books/index.ts'
import type { Genre } from '#domains/catalogue/genres/index.ts'
import { BookCover } from '#kit/covers/index.ts'
import { PrintedAddress } from '#layouts/document/printed-address.tsx'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ChipLink } from '#ui/navigation/chips.tsx'
import { hueColours } from '#ui/theme/hue.ts'
import { coverName } from '../cover-transition.ts'
import { ReaderPartsContext } from '../reader-parts-context.ts'
import { BookFacts } from './book-facts.tsx'
import { BookLayout } from './book-layout.tsx'
import { ShareBook } from './share-book.tsx'

interface BookViewProps {
  book: BookSummary
  genre: Genre | undefined
  description: string | null | undefined
}

export function BookView({ book, genre, description }: BookViewProps) {
  const { id, title, author } = book
  const { t } = useTranslation('books')
  const { BookActions } = use(ReaderPartsContext)
  usePageTitle(title)
  const cover = (
    <div
      style={genre && hueColours(genre.colour)}
      className="rounded-xl bg-(--hue-tint,var(--sunken)) px-8 py-8 max-sm:-mx-4 max-sm:rounded-none lg:py-10 print:bg-transparent print:p-0"
    >
      <div
        className="mx-auto w-44 sm:w-60 lg:w-full lg:max-w-72 print:w-full"
        style={{ viewTransitionName: coverName(id) }}
      >
        <BookCover book={{ ...book, hue: genre?.colour }} size="page" />
      </div>
    </div>
  )
  return (
    <BookLayout cover={cover}>
      <h1
        dir="auto"
        className="along-page text-4xl/[1.15] font-medium tracking-tight text-balance wrap-break-word lg:text-5xl/[1.12]"
      >
        {title}
      </h1>
      <p className="mt-3 text-lg">
        <TextLink to="/app/books" search={{ searchTerm: author }}>
          <bdi>{author}</bdi>
        </TextLink>
      </p>
      {genre && (
        <p className="mt-5">
          <ChipLink to="/app/books" search={{ genre: genre.id }} hue={genre.colour} current>
            <bdi>{genre.name}</bdi>
          </ChipLink>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {BookActions && <BookActions book={book} />}
        <ShareBook book={book} />
      </div>
      <BookFacts book={book} />
      {description === undefined && <DescriptionPending />}
      {description && (
        <section className="mt-8 border-t border-line pt-6">
          <h2 className="sr-only">{t('fields.description')}</h2>
          <p dir="auto" className="font-serif text-lg/relaxed wrap-break-word whitespace-pre-line">
            {description}
          </p>
        </section>
      )}
      <PrintedAddress />
    </BookLayout>
  )
}

function DescriptionPending() {
  return (
    <div aria-hidden className="mt-8 grid gap-3 border-t border-line pt-7">
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  )
}
