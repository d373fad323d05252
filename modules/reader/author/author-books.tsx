import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { yearText } from '#i18n/year-text.ts'
import type { AuthorPage } from '#modules/catalogue/authors/index.server.ts'
import { useGenres } from '#modules/genres/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { BookCard } from '../book-card.tsx'
import { useCoverTransition } from '../cover-transition.ts'
import { oneStepFurther } from '../steps-from-grid.ts'

type AuthorBooksProps = Pick<AuthorPage, 'name' | 'books' | 'total'>

export const bookColumns =
  'mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(7rem,28%),1fr))] gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] sm:gap-x-6'

export function AuthorBooks({ name, books, total }: AuthorBooksProps) {
  const { t } = useTranslation('books')
  const format = useFormat()
  const { data: genres } = useGenres()
  const { nameOf } = useCoverTransition()
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-medium">{t('author.books')}</h2>
      <ul aria-label={t('author.books')} className={bookColumns}>
        {books.map((book) => (
          <li key={book.id} className="min-w-0 break-inside-avoid">
            <BookCard
              book={book}
              genre={genres?.find(({ id }) => id === book.genreId)}
              transitionName={nameOf(book.id)}
              stateAfter={oneStepFurther}
              detail={book.publishedYear === null ? '' : yearText(book.publishedYear, format)}
            />
          </li>
        ))}
      </ul>
      {(total.count > books.length || !total.exact) && (
        <LinkButton
          to="/app/books"
          search={{ searchTerm: name, sort: 'publishedYear' }}
          className="mt-8 print:hidden"
        >
          {t('author.all', { author: name })}
        </LinkButton>
      )}
    </section>
  )
}
