import { useInfiniteQuery } from '@tanstack/react-query'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Refusal } from '#kit/problems/index.ts'
import { ListFailed } from '#kit/record-list/index.ts'
import { Page } from '#layouts/page.tsx'
import { RowsPending } from '../shelf/rows-pending.tsx'
import { LinkGone } from './link-gone.tsx'
import { LinkedShelfView } from './linked-shelf-view.tsx'
import { linkedShelfQuery } from './linked-shelf.queries.ts'

export function LinkedShelf() {
  const { t } = useTranslation('shelves')
  const hash = useLocation({ select: (location) => location.hash })
  const token = useHydrated() ? hash : undefined
  const query = useInfiniteQuery(linkedShelfQuery(token ?? ''))
  const { data, error, fetchStatus } = query

  const isGone = error instanceof Refusal && [400, 404].includes(error.status)
  if (token === '' || isGone) return <LinkGone />
  const shelf = data?.pages[0]?.shelf
  if (token && shelf) return <LinkedShelfView query={query} shelf={shelf} token={token} />
  return (
    <Page title={t('linked.title')}>
      {error || fetchStatus === 'paused' ? <ListFailed query={query} /> : <RowsPending />}
    </Page>
  )
}
