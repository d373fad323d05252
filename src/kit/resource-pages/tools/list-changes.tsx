import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ListNews } from '#kit/live/index.ts'
import { type PagedQueryOptions, useRenewal } from '#kit/record-list/index.ts'
import { recordsChanged } from '../changes.ts'
import { listQuery } from '../list/list-query.ts'
import type { ListState } from '../list/use-resource-list.ts'
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

export interface PagedChangesProps<Row> {
  resource: string
  rows: readonly { id: string; version?: number }[]
  query: PagedQueryOptions<Row>
  cursor: string
  onShow: () => Promise<unknown>
}

/** What others changed in a list. To show it, short lists load again; of long ones, the pages that come into view. */
export function PagedChanges<Row>(props: PagedChangesProps<Row>) {
  const { resource, rows, query, cursor, onShow } = props
  const [shownTimes, setShownTimes] = useState(0)

  async function show() {
    await onShow()
    setShownTimes(shownTimes + 1)
  }
  return (
    <>
      <ListNews
        key={hashKey(query.queryKey)}
        resource={resource}
        rows={rows}
        onShow={() => void show()}
      />
      {shownTimes > 0 && <Renewal key={shownTimes} query={query} cursor={cursor} />}
    </>
  )
}

function Renewal<Row>({ query, cursor }: Pick<PagedChangesProps<Row>, 'query' | 'cursor'>) {
  const renew = useRenewal(query)
  const renewInView = useEffectEvent(renew)
  useEffect(() => renewInView(cursor), [cursor])
  return null
}
