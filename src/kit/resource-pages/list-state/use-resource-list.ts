import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import {
  type PagedQueryOptions,
  type RecordListState,
  useAddressPlace,
  useRecordList,
} from '#kit/record-list/index.ts'
import {
  addressIn,
  belongsTo,
  filtersOf,
  type ListAddress,
  type Resource,
  type Search,
  sortsOf,
  type View,
  viewOf,
} from '#kit/resource/index.ts'
import { listToolsOf, ManagerModules } from '../manager-module.ts'
import type { AnyRecord, ChoiceTexts, ViewOf } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { type LooseChoiceTexts, useValueText } from '../value-text.ts'
import { ordersOf } from './orders.ts'

interface ListInput<R extends Resource, Row> {
  search: Search
  query: (view: ViewOf<R>, cursor: string | undefined) => PagedQueryOptions<Row>
  choiceTexts?: ChoiceTexts<R>
  isForReading?: boolean
  /** A list below other content keeps the scroll position when its filters change. */
  keepsScroll?: boolean
}

/** The list of a described resource: what its address asks for, its rows, and how the user changes both. */
export function useResourceList<R extends Resource, Row extends { id: string }>(
  resource: R,
  input: ListInput<R, Row>,
): ListState<Row, ViewOf<R>>
export function useResourceList(
  resource: Resource,
  input: Omit<ListInput<Resource, AnyRecord>, 'query' | 'choiceTexts'> & {
    query: (view: View, cursor: string | undefined) => PagedQueryOptions<AnyRecord>
    choiceTexts?: LooseChoiceTexts
  },
): ListState {
  const { search, isForReading = false, keepsScroll = false } = input
  const address = addressIn(resource, search)
  const view = viewOf(resource, address)
  const navigate = useNavigate()
  const tools = listToolsOf(use(ManagerModules))
  const texts = useResourceTexts(resource)
  const valueText = useValueText(resource, texts, input.choiceTexts)
  const query = input.query(view, address.cursor || undefined)
  const list = useRecordList({
    query: useInfiniteQuery({ ...query, placeholderData: keepPreviousData }),
    view: JSON.stringify(query.queryKey),
    belongsToView: belongsTo(resource, view),
    isForReading,
  })
  const place = useAddressPlace(address.cursor, query)
  const { effective, orders } = ordersOf(resource, texts, address)

  const ofTools = (before: Search) =>
    Object.fromEntries(
      tools.flatMap(({ param }) => (before[param] ? [[param, before[param]]] : [])),
    )
  const setSearch = (change: Record<string, string>) =>
    void navigate({
      to: '.',
      // A function, because two changes may come before the next render.
      search: (before: Search) => ({
        ...addressIn(resource, before),
        ...ofTools(before),
        cursor: '',
        ...change,
      }),
      resetScroll: !keepsScroll,
    })
  const everything = Object.fromEntries(filtersOf(resource).map(({ param }) => [param, '']))

  return {
    resource,
    search,
    address,
    view,
    texts,
    valueText,
    list,
    place,
    orders,
    sorting: {
      sort: effective,
      onSort: (sort) => setSearch({ sort: sortsOf(resource).includes(sort) ? sort : '' }),
    },
    setSearch,
    clear: () => setSearch({ ...everything, searchTerm: '' }),
  }
}

export interface ListState<Row extends { id: string } = AnyRecord, V = View> {
  resource: Resource
  /** The search of the address, with what tools keep there. */
  search: Search
  address: ListAddress
  view: V
  texts: ReturnType<typeof useResourceTexts>
  valueText: ReturnType<typeof useValueText>
  list: RecordListState<Row>
  place: ReturnType<typeof useAddressPlace>
  orders: readonly { value: string; label: string }[]
  sorting: { sort: string; onSort: (sort: string) => void }
  setSearch: (change: Record<string, string>) => void
  clear: () => void
}
