import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Awaited } from '#kit/record-page/index.ts'
import { addressOf } from '../../shelf-name.ts'
import type { ShelfName } from '../../shelf.ts'
import { shelfQuery } from '../../shelves.queries.ts'
import { KeptShelf } from '../kept/kept-shelf.tsx'
import { RowsPending } from './rows-pending.tsx'
import { ShelfView } from './shelf-view.tsx'

interface ShelfPageProps {
  named: ShelfName
  searchTerm: string
}

export function ShelfPage({ named, searchTerm }: ShelfPageProps) {
  const { t } = useTranslation('shelves')
  const Kept = useCallback(
    (props: { children: ReactNode }) => <KeptShelf named={named} {...props} />,
    [named],
  )
  return (
    <Awaited
      of={useQuery(shelfQuery(named))}
      title={t('shelf.title')}
      failedTitle={t('shelf.failed')}
      pending={<RowsPending />}
      Offline={Kept}
    >
      {(shelf) => <ShelfView named={addressOf(shelf)} shelf={shelf} searchTerm={searchTerm} />}
    </Awaited>
  )
}
