import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { genresQuery } from '#modules/genres/index.ts'
import { addressOf } from '../../shelf-name.ts'
import { isShelfName, type ShelfName } from '../../shelf.ts'
import { shelfBooksQuery, shelfQuery } from '../../shelves.queries.ts'
import { RowsPending } from './rows-pending.tsx'
import { shelfParts } from './shelf-parts.ts'
import { ShelfView } from './shelf-view.tsx'

interface LoaderInput {
  context: PageContext
  params: { shelf: string }
  deps: { searchTerm: string }
}

export const prepareShelfPage = ({ context, params: { shelf }, deps }: LoaderInput) =>
  preparePage({
    context,
    kind: 'record',
    texts: ['shelves', 'record-list'],
    exists: isShelfName(shelf),
    queries: [shelfQuery(shelf), genresQuery, shelfBooksQuery(shelf, deps.searchTerm.trim())],
  })

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
      Offline={shelfParts.KeptShelf}
    >
      {(shelf) => <ShelfView named={addressOf(shelf)} shelf={shelf} searchTerm={searchTerm} />}
    </Awaited>
  )
}
