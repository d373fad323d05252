import type { QueryClient } from '@tanstack/react-query'
import { changeLists, renewAll } from '#kit/record-list/index.ts'
import { oneQuery } from './record/record-query.ts'
import type { AnyRecord, Screens } from './screens.ts'

export const keyOf = ({ resource }: Pick<Screens, 'resource'>) => [resource.path] as const

/** Changes a record where it is shown: in lists and by itself. */
export async function changeShown(
  queryClient: QueryClient,
  screens: Screens,
  id: string,
  change: (record: AnyRecord) => AnyRecord,
) {
  const { queryKey } = oneQuery(screens, id)
  await Promise.all([
    queryClient.cancelQueries({ queryKey, exact: true }),
    changeLists<AnyRecord>(queryClient, keyOf(screens), (row) =>
      row.id === id ? change(row) : row,
    ),
  ])
  queryClient.setQueryData(queryKey, (record) => record && change(record))
}

export const recordsChanged = (queryClient: QueryClient, screens: Screens) =>
  Promise.all([
    renewAll(queryClient, keyOf(screens)),
    ...(screens.affects ?? []).map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ])

/** Drops the cached record on deletion, so that going back never shows stale data. */
export function forgetRecord(queryClient: QueryClient, screens: Screens, id: string) {
  queryClient.removeQueries({ queryKey: oneQuery(screens, id).queryKey, type: 'inactive' })
}
