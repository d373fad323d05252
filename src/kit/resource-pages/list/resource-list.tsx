import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useEffect } from 'react'
import {
  type Column,
  ListBar,
  RecordList,
  SearchBox,
  useShownColumns,
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
  /** The ids of the columns that a user sees who has chosen none; undefined shows all. */
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
  const shown = useShownColumns({
    list: resource.path,
    columns,
    usual: usualColumns ?? noChoice,
    view: saved,
  })
  useEffect(() => void atRest(() => void NoRecords.preload?.()), [])
  const viewMenu = usualColumns && <ViewMenu {...{ shown, sorting, orders }} />
  const withTools = listTools.reduceRight<ReactNode>(
    (children, { Bar }) => (
      <Suspense fallback={children}>
        <Bar
          {...{ resource, search }}
          columns={shown.columns.map(({ id }) => id)}
          onResetColumns={shown.reset}
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
        {...(usualColumns && { shown, sorting })}
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
