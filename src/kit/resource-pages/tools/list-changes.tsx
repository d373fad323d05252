import { hashKey, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { type PagedQueryOptions, useRenewal } from '#kit/record-list/index.ts'
import type { OnDemand } from '#ui/first-use/on-demand.ts'
import { useOnce } from '#ui/first-use/use-first-use.ts'
import { recordsChanged } from '../changes.ts'
import { listQuery } from '../list-state/list-query.ts'
import type { ListState } from '../list-state/use-resource-list.ts'
import { type ListNewsProps, ManagerModules, type News, newsOf } from '../manager-module.ts'
import type { Screens } from '../screens.ts'

interface ListChangesProps {
  screens: Screens
  shown: ListState
}

export function ListChanges({ screens, shown }: ListChangesProps) {
  const { address, list, view } = shown
  const queryClient = useQueryClient()
  return (
    <PagedChanges
      resource={screens.resource.name}
      rows={list.rows}
      query={listQuery(screens, view, address.cursor || undefined)}
      cursor={address.cursor}
      onShow={() => recordsChanged(queryClient, screens)}
    />
  )
}

export interface PagedChangesProps<Row> extends Pick<ListNewsProps, 'resource' | 'rows'> {
  query: PagedQueryOptions<Row>
  cursor: string
  onShow: () => Promise<unknown>
}

/** Shows what others changed in a list: short lists load again; of long ones, the pages that come into view. */
export function PagedChanges<Row>(props: PagedChangesProps<Row>) {
  const { resource, rows, query, cursor, onShow } = props
  const news = newsOf(use(ManagerModules))
  const [shownTimes, setShownTimes] = useState(0)

  async function show() {
    await onShow()
    setShownTimes(shownTimes + 1)
  }
  return (
    <>
      {news && (
        <ListNews
          key={hashKey(query.queryKey)}
          news={news}
          resource={resource}
          rows={rows}
          onShow={() => void show()}
        />
      )}
      {shownTimes > 0 && <Renewal key={shownTimes} query={query} cursor={cursor} />}
    </>
  )
}

function ListNews({ news, ...props }: ListNewsProps & { news: OnDemand<News> }) {
  const parts = useOnce(news, true)
  return parts && <parts.ListNews {...props} />
}

function Renewal<Row>({ query, cursor }: Pick<PagedChangesProps<Row>, 'query' | 'cursor'>) {
  const renew = useRenewal(query)
  const renewInView = useEffectEvent(renew)
  useEffect(() => renewInView(cursor), [cursor])
  return null
}
