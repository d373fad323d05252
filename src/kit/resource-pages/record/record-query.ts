import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Screens } from '../screens.ts'

/** Its key is that of the resource's call `get`. */
export function oneQuery({ resource, calls }: Screens, id: string) {
  const queryKey: QueryKey = [resource.path, 'get', { id }]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await calls()).get({ id }, { signal }),
    staleTime: 5000,
  })
}
