import {
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { type CallName, type Input, type Output, sendCall } from './call.ts'

interface QuerySettings<Data> extends Pick<
  UseQueryOptions<Data>,
  'enabled' | 'gcTime' | 'placeholderData' | 'refetchInterval' | 'staleTime'
> {
  /** The query is renewed with all others below this key. */
  under?: QueryKey
}

type Asked<Name, Data> =
  undefined extends Input<Name>
    ? [input?: Input<Name>, settings?: QuerySettings<Data>]
    : [input: Input<Name>, settings?: QuerySettings<Data>]

type Items<Name> = Output<Name> extends { items: infer Rows } ? Rows : never

/**
 * The key of a query is the path of its call, then the input. Queries that change with another kind of record are below its
 * key. A group of calls so addresses all of its queries, and a part of the input all queries whose input has it.
 */
export const callKey = (name: CallName, input?: unknown, under: QueryKey = []): QueryKey => [
  ...under,
  ...name.split('.'),
  ...(input === undefined ? [] : [input]),
]

function optionsOf<Data>(
  name: CallName,
  input: unknown,
  read: (answer: never) => Data,
  { under, ...settings }: QuerySettings<Data> = {},
) {
  return queryOptions({
    queryKey: callKey(name, input, under),
    queryFn: async ({ signal }) => read(await sendCall<never>(name, input, { signal })),
    // Keeps the browser from refetching what the server has just rendered.
    staleTime: 5000,
    ...settings,
  })
}

/** Data that are made from the answer; no other query may send the same input below the same key. */
export const readOf: <Name extends CallName, Data>(
  name: Name,
  input: Input<Name>,
  read: (answer: Output<Name>) => Data,
  settings?: QuerySettings<Data>,
) => ReturnType<typeof optionsOf<Data>> = optionsOf

export const queryOf = <Name extends CallName>(
  name: Name,
  ...[input, settings]: Asked<Name, Output<Name>>
) => optionsOf(name, input, (answer: Output<Name>) => answer, settings)

/** The items of a list that comes whole. */
export const itemsOf = <Name extends CallName>(
  name: Name,
  ...[input, settings]: Asked<Name, Items<Name>>
) => optionsOf(name, input, ({ items }: { items: Items<Name> }) => items, settings)

/** A record as loaded for editing; never refetched while the form is open. */
export const forEditing = <Data>(query: UnusedSkipTokenOptions<Data>) =>
  queryOptions({
    ...query,
    queryKey: [...query.queryKey, 'edited'],
    staleTime: 'static',
    gcTime: 5000,
  })
