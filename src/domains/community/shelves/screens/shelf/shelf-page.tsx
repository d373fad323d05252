import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Awaited } from '#kit/record-page/index.ts'
import { addressOf } from '../../shelf-name.ts'
import type { ShelfName } from '../../shelf.ts'
import { shelfQuery } from '../../shelves.queries.ts'
import { RowsPending } from './rows-pending.tsx'
import { ShelfView } from './shelf-view.tsx'

interface ShelfPageProps {
  named: ShelfName
  searchTerm: string
}

export function ShelfPage({ named, searchTerm }: ShelfPageProps) {
  const { t } = useTranslation('shelves')
  return (
    <Awaited
      of={useQuery(shelfQuery(named))}
      title={t('shelf.title')}
      failedTitle={t('shelf.failed')}
      pending={<RowsPending />}
    >
      {(shelf) => <ShelfView named={addressOf(shelf)} shelf={shelf} searchTerm={searchTerm} />}
    </Awaited>
  )
}
