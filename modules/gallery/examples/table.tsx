import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { TableHeader } from '#ui/data/table-header.tsx'
import { TableCell, TableRow } from '#ui/data/table-row.tsx'
import { Table } from '#ui/data/table.tsx'
import { sampleBooks } from '../sample-books.ts'

export const group = 'data'

export default function TableExample() {
  const { t } = useTranslation('gallery')
  const [descending, setDescending] = useState(false)
  const byYear = sampleBooks.toSorted((a, b) => (descending ? b.year - a.year : a.year - b.year))
  return (
    <div className="-mx-5 sm:mx-0">
      <Table
        caption={t('books')}
        headers={
          <>
            <TableHeader>{t('bookTitle')}</TableHeader>
            <TableHeader>{t('author')}</TableHeader>
            <TableHeader
              numeric
              sort={descending ? 'descending' : 'ascending'}
              onSort={() => setDescending(!descending)}
            >
              {t('year')}
            </TableHeader>
            <TableHeader numeric sort="none">
              {t('copies')}
            </TableHeader>
            <TableHeader>
              <span className="sr-only">{t('moreActions')}</span>
            </TableHeader>
          </>
        }
      >
        {byYear.map((book, index) => (
          <TableRow key={book.id} selected={index === 1} current={index === 3}>
            <TableCell slot="title">
              <Link to="/app">{book.title}</Link>
            </TableCell>
            <TableCell>{book.author}</TableCell>
            <TableCell numeric>{book.year}</TableCell>
            <TableCell numeric label={t('copies')}>
              {book.copies}
            </TableCell>
            <TableCell slot="end">
              <IconButton label={t('moreActions')}>
                <Ellipsis aria-hidden />
              </IconButton>
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </div>
  )
}
