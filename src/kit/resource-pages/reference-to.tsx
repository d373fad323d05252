import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type Api, api } from '#kit/api/index.ts'
import { partOnDemand } from '#layouts/network/part-on-demand.ts'
import { OwnScript } from './list/columns.tsx'
import type { Option, Reference } from './screens.ts'

interface Names {
  names: (
    wanted: { ids?: string[]; searchTerm?: string },
    options: { signal: AbortSignal },
  ) => Promise<{ items: Option[] }>
}

type NamedPath = { [P in keyof Api]: Api[P] extends Names ? P : never }[keyof Api]

const FoundCombobox = partOnDemand(() => import('./kinds/found-combobox.tsx'), 'FoundCombobox')

const atOnce = 100
const freshMs = 30_000

/** A reference to one of many records: users search for it, and pages load the names that they show. */
export function referenceTo(path: NamedPath): Required<Pick<Reference, 'Chooser'>> & Reference {
  const read = async (wanted: Parameters<Names['names']>[0], signal: AbortSignal) => {
    const calls: Names = (await api())[path]
    return (await calls.names(wanted, { signal })).items
  }
  const keyOf = (id: string) => [path, 'names', 'one', id]

  /** A list that grows page by page asks only for the names it doesn't know. */
  function isKnown(client: QueryClient, id: string) {
    const state = client.getQueryState(keyOf(id))
    return state && !state.isInvalidated && state.dataUpdatedAt > Date.now() - freshMs
  }

  const named = (ids: readonly string[]) =>
    queryOptions({
      queryKey: [path, 'names', { ids }],
      queryFn: async ({ client, signal }) => {
        const unknown = ids.filter((id) => !isKnown(client, id))
        for (let start = 0; start < unknown.length; start += atOnce) {
          const items = await read({ ids: unknown.slice(start, start + atOnce) }, signal)
          for (const item of items) client.setQueryData(keyOf(item.id), item)
        }
        return ids.flatMap((id) => client.getQueryData<Option>(keyOf(id)) ?? [])
      },
      staleTime: freshMs,
    })

  const find = (searchTerm: string) =>
    queryOptions<Option[]>({
      queryKey: [path, 'names', { searchTerm }],
      queryFn: ({ signal }) => read({ searchTerm }, signal),
      staleTime: freshMs,
    })

  return {
    Options: ({ ids, children }) =>
      children(useQuery({ ...named(ids), placeholderData: keepPreviousData })),
    prepare: (queryClient, ids) => queryClient.query(named(ids)),
    Chooser: (props) => (
      <Suspense>
        <FoundCombobox {...props} find={find} />
      </Suspense>
    ),
    chip: ({ name }) => <OwnScript text={name} />,
  }
}
