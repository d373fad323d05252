import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { infiniteList, readPage, renewAll } from '#kit/record-list/index.ts'
import { organizationsKey } from './organizations.keys.ts'

const pageSize = 50

/** Page after page of where one belongs; it begins at `cursor`, the place that an address remembers. */
export const ownOrganizationsQuery = (searchTerm?: string, cursor?: string) =>
  infiniteQueryOptions({
    queryKey: [...organizationsKey, 'own', searchTerm],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (begins) =>
        (await api()).organizations.list(
          { searchTerm, cursor: begins, limit: pageSize },
          { signal },
        ),
      ),
    initialPageParam: { cursor, fromAddress: true },
    ...infiniteList,
  })

/** An organization as one who belongs to it sees it, by what addresses call it. */
export const organizationQuery = (slug: string) =>
  queryOptions({
    queryKey: [...organizationsKey, 'one', slug],
    queryFn: async ({ signal }) => (await api()).organizations.getBySlug({ slug }, { signal }),
    staleTime: 5000,
  })

/** An organization as it is when one begins to change it, and until one is done: nothing is fetched anew beneath one. */
export const editedOrganizationQuery = (slug: string) =>
  queryOptions({
    ...organizationQuery(slug),
    queryKey: [...organizationQuery(slug).queryKey, 'edited'],
    staleTime: 'static',
    gcTime: 5000,
  })

/** Everything about organizations is out of date, one's own place in them and the record included. */
export async function organizationsChanged(queryClient: QueryClient) {
  await Promise.all([renewAll(queryClient, organizationsKey), activityChanged(queryClient)])
}

/** What is gone, or was left, is looked for nowhere any more. */
export async function forgetOrganization(queryClient: QueryClient, slug: string) {
  queryClient.removeQueries(organizationQuery(slug))
  await organizationsChanged(queryClient)
}
