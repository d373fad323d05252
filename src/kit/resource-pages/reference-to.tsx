import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type Api, api } from '#kit/api/index.ts'
import { partOnDemand } from '#layouts/network/part-on-demand.ts'
import { OwnScript } from './list/columns.tsx'
import type { ChooserProps, Option, Reference } from './screens.ts'

interface Names {
  names: (
    wanted: { ids?: string[]; searchTerm?: string; [shared: string]: unknown },
    options: { signal: AbortSignal },
  ) => Promise<{ items: Option[] }>
}

type NamedPath = { [P in keyof Api]: Api[P] extends Names ? P : never }[keyof Api]

const FoundCombobox = partOnDemand(() => import('./kinds/found-combobox.tsx'), 'FoundCombobox')

const atOnce = 100
const freshMs = 30_000

/**
 * A reference to one of many records: users search for it, and pages load the names that they show. `shared` is the field
 * that both records have the same value of, such as the organization that they belong to.
 */
export function referenceTo(
  path: NamedPath,
  shared = '',
): Required<Pick<Reference, 'Chooser'>> & Reference {
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

  const findFor = (record: ChooserProps['record']) => (searchTerm: string) => {
    const value = record?.[shared]
    const wanted = value ? { searchTerm, [shared]: value } : { searchTerm }
    return queryOptions<Option[]>({
      queryKey: [path, 'names', wanted],
      queryFn: ({ signal }) => read(wanted, signal),
      staleTime: freshMs,
    })
  }

  return {
    Options: ({ ids, children }) =>
      children(useQuery({ ...named(ids), placeholderData: keepPreviousData })),
    prepare: (queryClient, ids) => queryClient.query(named(ids)),
    Chooser: ({ record, ...props }) => (
      <Suspense>
        <FoundCombobox {...props} find={findFor(record)} />
      </Suspense>
    ),
    chip: ({ name }) => <OwnScript text={name} />,
  }
}
