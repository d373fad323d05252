import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BookSummary } from '#modules/catalogue/books/index.ts'
import type { Genre } from '#modules/catalogue/genres/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { BookRow } from '../book-row.tsx'
import { neighboursQuery } from '../reader.queries.ts'
import { oneStepFurther } from '../steps-from-grid.ts'

interface NeighbourRowsProps {
  book: BookSummary
  genre: Genre | undefined
}

export function NeighbourRows({ book, genre }: NeighbourRowsProps) {
  const { t } = useTranslation('books')
  const { data } = useQuery(neighboursQuery(book.id))
  return (
    <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-14 empty:hidden print:hidden">
      {data && data.author.length > 0 && (
        <BookRow
          title={t('reader.moreBy', { author: book.author })}
          books={data.author}
          more={
            <TextLink to="/app/authors/$name" params={{ name: book.author }} state={oneStepFurther}>
              {t('reader.allBy', { author: book.author })}
            </TextLink>
          }
        />
      )}
      {data && genre && data.genre.length > 0 && (
        <BookRow title={t('reader.moreIn', { genre: genre.name })} books={data.genre} />
      )}
    </div>
  )
}
