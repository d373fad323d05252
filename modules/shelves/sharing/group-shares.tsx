import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FetchFailed } from '#kit/problems/index.ts'
import type { ShelfName } from '../shelf.ts'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'
import { sharesQuery } from './sharing.queries.ts'

export function GroupShares({ shelf }: { shelf: ShelfName }) {
  const { t } = useTranslation('shelves')
  const query = useQuery(sharesQuery(shelf))
  const { data: shares, isError, fetchStatus } = query
  const isAway = !shares && (isError || fetchStatus === 'paused')
  if (isAway) return <FetchFailed of={query} title={t('share.failed')} />
  return (
    <>
      <ShareList shelf={shelf} shares={shares} />
      <ShareForm shelf={shelf} />
    </>
  )
}
