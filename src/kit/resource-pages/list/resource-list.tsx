import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useEffect } from 'react'
import {
  type Column,
  ListBar,
  RecordList,
  SearchBox,
  useChosenColumns,
  ViewMenu,
} from '#kit/record-list/index.ts'
import { atRest } from '#ui/first-use/on-demand.ts'
import { ListFilters } from '../filters/list-filters-on-demand.ts'
import type { Choosers } from '../filters/list-filters.tsx'
import type { ListState } from '../list-state/use-resource-list.ts'
import { listToolsOf, ManagerModules } from '../manager-module.ts'
import type { Options } from '../references.tsx'
import type { FilterCalls } from '../screens.ts'
import { NoRecords } from './no-records-on-demand.ts'

interface ResourceListProps<Row extends { id: string }> {
  of: ListState<Row, unknown>
  columns: readonly Column<Row>[]
  /** Lets the user choose columns; these are the usual ones. */
  usualColumns?: readonly string[]
  nameOf: (row: Row) => string
  actions: (row: Row) => ReactNode
  empty?: ReactNode
  isBarHidden?: boolean
  /** Has the tools that modules add to lists of the back office. */
  hasTools?: boolean
  /** The names of the references among its filters. */
  options?: Options
  references?: Choosers
  calls?: FilterCalls
}

const noChoice: readonly string[] = []

export function ResourceList<Row extends { id: string }>(props: ResourceListProps<Row>) {
  const { of, columns, usualColumns, nameOf, actions, isBarHidden = false, hasTools } = props
  const { resource, search, address, list, place, texts, sorting, orders, clear } = of
  const queryClient = useQueryClient()
  const listTools = listToolsOf(use(ManagerModules))
  const [saved] = listTools.flatMap((tool) => tool.columnsIn(queryClient, search) ?? [])
  const chosen = useChosenColumns(resource.path, usualColumns ?? noChoice, saved)
  useEffect(() => void atRest(() => void NoRecords.preload?.()), [])
  const viewMenu = usualColumns && <ViewMenu {...{ columns, chosen, sorting, orders }} />
  const withTools = listTools.reduceRight<ReactNode>(
    (children, { Bar }) => (
      <Suspense fallback={children}>
        <Bar
          {...{ resource, search }}
          columns={chosen.columns.map(({ id }) => id)}
          onResetColumns={chosen.reset}
        >
          {children}
        </Bar>
      </Suspense>
    ),
    viewMenu,
  )
  return (
    <>
      {!isBarHidden && (
        <ListBar list={list} view={hasTools ? withTools : viewMenu}>
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
