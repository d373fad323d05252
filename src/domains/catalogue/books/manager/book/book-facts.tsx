import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Genre, GenreChip } from '#domains/catalogue/genres/index.ts'
import { useFormat } from '#i18n/use-format.ts'
import { ExactTime } from '#kit/activity/index.ts'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import type { Book } from '../../book.ts'
import { isbnText } from '../../isbn.ts'
import { yearText } from '../../year.ts'

/** Shows empty fields too, unlike the reader's page. */
export function BookFacts({ book, genre }: { book: Book; genre: Genre | undefined }) {
  const { t } = useTranslation('books')
  const format = useFormat()
  return (
    <div className="max-w-3xl min-w-0 space-y-6">
      {book.description && (
        <p dir="auto" className="max-w-prose text-pretty whitespace-pre-line">
          {book.description}
        </p>
      )}
      <DefinitionList>
        <Definition term={t('fields.author')}>
          <bdi className="font-medium">{book.author}</bdi>
        </Definition>
        <Definition term={t('fields.genre')}>
          <span className="flex min-h-6 items-center">{genre && <GenreChip genre={genre} />}</span>
        </Definition>
        <Definition term={t('fields.publisher')}>
          <Known>{book.publisher && <bdi>{book.publisher}</bdi>}</Known>
        </Definition>
        <Definition term={t('fields.publishedYear')}>
          <Known>{book.publishedYear !== null && yearText(book.publishedYear, format)}</Known>
        </Definition>
        <Definition term={t('fields.isbn')}>
          <Known>
            {book.isbn && <bdi className="tabular-nums select-all">{isbnText(book.isbn)}</bdi>}
          </Known>
        </Definition>
        <Definition term={t('fields.createdAt')}>
          <ExactTime at={book.createdAt} />
        </Definition>
        <Definition term={t('form.updatedAt')}>
          <ExactTime at={book.updatedAt} />
        </Definition>
      </DefinitionList>
    </div>
  )
}

function Known({ children }: { children: ReactNode }) {
  const { t } = useTranslation('books')
  return children || <span className="text-ink-faint">{t('form.unknown')}</span>
}
