import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import {
  type Column,
  ListBar,
  RecordList,
  SearchBox,
  useChosenColumns,
  ViewMenu,
} from '#kit/record-list/index.ts'
import { ListViews, viewsQuery } from '#kit/views/index.ts'
import { atRest } from '#ui/first-use/on-demand.ts'
import { ListFilters } from '../filters/list-filters-on-demand.ts'
import type { Choosers } from '../filters/list-filters.tsx'
import type { Options } from '../references.tsx'
import type { FilterCalls } from '../screens.ts'
import { NoRecords } from './no-records-on-demand.ts'
import type { ListState } from './use-resource-list.ts'

interface ResourceListProps<Row extends { id: string }> {
  of: ListState<Row, unknown>
  columns: readonly Column<Row>[]
  /** Lets the user choose columns; these are the usual ones. */
  usualColumns?: readonly string[]
  nameOf: (row: Row) => string
  actions: (row: Row) => ReactNode
  empty?: ReactNode
  isBarHidden?: boolean
  /** Users save the list's address as a view. */
  hasViews?: boolean
  /** Of the references among its filters. */
  options?: Options
  references?: Choosers
  calls?: FilterCalls
}

const noChoice: readonly string[] = []

export function ResourceList<Row extends { id: string }>(props: ResourceListProps<Row>) {
  const { of, columns, usualColumns, nameOf, actions, isBarHidden = false, hasViews } = props
  const { resource, search, address, list, place, texts, sorting, orders, clear } = of
  const saved = useQueryClient()
    .getQueryData(viewsQuery.queryKey)
    ?.find(({ id }) => id === search['view'])
  const chosen = useChosenColumns(resource.path, usualColumns ?? noChoice, saved)
  useEffect(() => void atRest(() => void NoRecords.preload?.()), [])
  const viewMenu = usualColumns && <ViewMenu {...{ columns, chosen, sorting, orders }} />
  const withViews = (
    <Suspense fallback={viewMenu}>
      <ListViews
        {...{ resource, search }}
        columns={chosen.columns.map(({ id }) => id)}
        onResetColumns={chosen.reset}
      >
        {viewMenu}
      </ListViews>
    </Suspense>
  )
  return (
    <>
      {!isBarHidden && (
        <ListBar list={list} view={hasViews ? withViews : viewMenu}>
          <SearchBox searchTerm={address.searchTerm} label={texts.t('list.search')} />
          <Suspense>
            <ListFilters {...props} />
          </Suspense>
        </ListBar>
      )}
      <RecordList
        caption={texts.t('caption')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={actions}
        {...(usualColumns && { chosen, sorting })}
        {...place}
        none={
          <Suspense>
            <NoRecords {...props} onClear={clear} />
          </Suspense>
        }
      />
    </>
  )
}
