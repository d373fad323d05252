import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { infiniteList, readPage, renewAll } from '#kit/record-list/index.ts'

export const organizationsKey = ['organizations'] as const

const pageSize = 50

export const ownOrganizationsQuery = (searchTerm?: string, cursor?: string) =>
  infiniteQueryOptions({
    queryKey: [...organizationsKey, 'list', { searchTerm }],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (start) =>
        (await api()).organizations.list(
          { searchTerm, cursor: start, limit: pageSize },
          { signal },
        ),
      ),
    initialPageParam: { cursor, fromAddress: true },
    ...infiniteList,
  })

export const organizationQuery = (slug: string) =>
  queryOptions({
    queryKey: [...organizationsKey, 'one', slug],
    queryFn: async ({ signal }) => (await api()).organizations.getBySlug({ slug }, { signal }),
    staleTime: 5000,
  })

/** The organization as loaded for editing; never refetched while the form is open. */
export const editedOrganizationQuery = (slug: string) =>
  queryOptions({
    ...organizationQuery(slug),
    queryKey: [...organizationQuery(slug).queryKey, 'edited'],
    staleTime: 'static',
    gcTime: 5000,
  })

export async function organizationsChanged(queryClient: QueryClient) {
  await Promise.all([renewAll(queryClient, organizationsKey), activityChanged(queryClient)])
}

/** Drops the cache of an organization that was deleted or left. */
export async function forgetOrganization(queryClient: QueryClient, slug: string) {
  queryClient.removeQueries(organizationQuery(slug))
  await organizationsChanged(queryClient)
}
