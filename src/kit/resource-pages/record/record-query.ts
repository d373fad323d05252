import { queryOptions } from '@tanstack/react-query'
import type { Screens } from '../screens.ts'

interface Source<Full> {
  path: string
  get: (input: { id: string }, options: { signal: AbortSignal }) => Promise<Full>
}

export const recordQuery = <Full>({ path, get }: Source<Full>, id: string) =>
  queryOptions({
    queryKey: [path, 'one', id],
    queryFn: ({ signal }) => get({ id }, { signal }),
    staleTime: 5000,
  })

export const oneQuery = ({ resource: { path }, calls }: Screens, id: string) =>
  recordQuery({ path, get: async (input, options) => (await calls()).get(input, options) }, id)

/** The record as loaded for editing; never refetched while the form is open. */
export const editedQuery = (screens: Screens, id: string) => {
  const query = oneQuery(screens, id)
  return queryOptions({
    ...query,
    queryKey: [...query.queryKey, 'edited'],
    staleTime: 'static',
    gcTime: 5000,
  })
}
