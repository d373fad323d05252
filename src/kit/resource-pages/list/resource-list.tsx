import { type ReactNode, Suspense, useEffect } from 'react'
import {
  type Column,
  ListBar,
  RecordList,
  SearchBox,
  useChosenColumns,
  ViewMenu,
} from '#kit/record-list/index.ts'
import { atRest } from '#ui/first-use/on-demand.ts'
import type { Options } from '../references.tsx'
import { type Choosers, ListFilters } from './list-filters.tsx'
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
  /** Of the references among its filters. */
  options?: Options
  references?: Choosers
}

const noChoice: readonly string[] = []

export function ResourceList<Row extends { id: string }>(props: ResourceListProps<Row>) {
  const { of, columns, usualColumns, nameOf, actions, isBarHidden = false } = props
  const { resource, address, list, place, texts, sorting, orders, clear } = of
  const chosen = useChosenColumns(resource.path, usualColumns ?? noChoice)
  useEffect(() => void atRest(() => void NoRecords.preload?.()), [])
  return (
    <>
      {!isBarHidden && (
        <ListBar
          list={list}
          view={usualColumns && <ViewMenu {...{ columns, chosen, sorting, orders }} />}
        >
          <SearchBox searchTerm={address.searchTerm} label={texts.t('list.search')} />
          <ListFilters {...props} />
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
