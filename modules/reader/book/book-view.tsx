import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { yearText } from '#i18n/year-text.ts'
import { PrintedAddress } from '#layouts/document/printed-address.tsx'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import type { BookRecord, BookSummary } from '#modules/catalogue/books/index.ts'
import { BookCover } from '#modules/covers/index.ts'
import type { Genre } from '#modules/genres/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { hueColours } from '#ui/theme/hue.ts'
import { coverName } from '../cover-transition.ts'
import { ReaderPartsContext } from '../reader-parts-context.ts'
import { oneStepFurther } from '../steps-from-grid.ts'
import { ChipLink } from '../ui/chips.tsx'
import { BookLayout } from './book-layout.tsx'
import { OpeningLine } from './opening-line.tsx'
import { ShareBook } from './share-book.tsx'

interface BookViewProps {
  book: BookSummary
  genre: Genre | undefined
  /** Lists leave out the long texts, so a book that was chosen in a list shows them later. */
  texts: Pick<BookRecord, 'description' | 'openingLine' | 'openingLineTranslation'> | undefined
}

export function BookView({ book, genre, texts }: BookViewProps) {
  const { id, title, author } = book
  const { t } = useTranslation('books')
  const { BookActions, BookSection } = use(ReaderPartsContext)
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
      {genre && (
        <p className="mb-4">
          <ChipLink to="/app/books" search={{ genre: genre.id }} hue={genre.colour} current>
            <bdi>{genre.name}</bdi>
          </ChipLink>
        </p>
      )}
      <h1
        dir="auto"
        className="along-page text-4xl/[1.12] font-medium tracking-tight text-balance wrap-break-word lg:text-[2.75rem]/12"
      >
        {title}
      </h1>
      <p className="mt-3 text-lg">
        <TextLink to="/app/authors/$name" params={{ name: author }} state={oneStepFurther}>
          <bdi>{author}</bdi>
        </TextLink>
      </p>
      <BookFacts book={book} />
      <div className="book-actions">
        {BookActions && <BookActions book={book} />}
        <ShareBook book={book} />
      </div>
      {BookSection && (
        <Suspense>
          <BookSection book={book} />
        </Suspense>
      )}
      {texts ? <OpeningLine {...texts} language={book.language} /> : <TextsPending />}
      {texts?.description && (
        <section className="mt-8">
          <h2 className="sr-only">{t('fields.description')}</h2>
          <p
            dir="auto"
            className="max-w-[62ch] along-page text-base/7 wrap-break-word whitespace-pre-line"
          >
            {texts.description}
          </p>
        </section>
      )}
      <PrintedAddress />
    </BookLayout>
  )
}

function TextsPending() {
  return (
    <div aria-hidden className="mt-8 grid max-w-[62ch] gap-3">
      <Skeleton className="mb-5 h-9 w-4/5" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  )
}

/** One line of facts; their names are for screen readers. */
function BookFacts({ book }: { book: BookSummary }) {
  const { publishedYear, language, publisher, isbn } = book
  const { t } = useTranslation('books')
  const format = useFormat()
  const facts = [
    {
      name: t('fields.publishedYear'),
      value: publishedYear === null ? null : yearText(publishedYear, format),
    },
    { name: t('fields.language'), value: language && format.language(language) },
    { name: t('fields.publisher'), value: publisher },
    { name: t('fields.isbn'), value: isbn },
  ].filter(({ value }) => value !== null)
  if (facts.length === 0) return null
  return (
    // The dot before the first fact of a line is outside, and clipped.
    <div className="mt-4 overflow-x-clip">
      <dl className="-ms-5 flex flex-wrap gap-y-1 text-sm text-ink-soft tabular-nums">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="flex min-w-0 before:w-5 before:shrink-0 before:text-center before:text-ink-faint before:content-['·']"
          >
            <dt className="sr-only">{name}</dt>
            <dd className="min-w-0 wrap-break-word">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
