import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/data/avatar.tsx'
import { ListRow, ListRows } from '#ui/data/list-rows.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { sampleBooks } from '../sample-books.ts'

export const group = 'data'

export default function ListRowsExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="-mx-5 sm:-mx-6">
      <ListRows label={t('books')}>
        {sampleBooks.map((book) => (
          <ListRow
            key={book.id}
            render={<Link to="/app" />}
            leading={<Avatar name={book.author} />}
            title={book.title}
            detail={book.author}
            trailing={
              book.copies > 10 ? <Badge tone="accent">{t('badge.accent')}</Badge> : book.year
            }
          />
        ))}
      </ListRows>
    </div>
  )
}
