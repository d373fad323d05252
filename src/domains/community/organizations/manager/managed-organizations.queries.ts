import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { dropFromLists, infiniteList, readPage } from '#kit/record-list/index.ts'
import { organizationsChanged, organizationsKey } from '../organizations.queries.ts'
import type { ManagedView } from './managed-view.ts'

const managedKey = [...organizationsKey, 'managed'] as const

const pageSize = 50

export const managedListQuery = (view: ManagedView, cursor?: string) =>
  infiniteQueryOptions({
    queryKey: [...managedKey, 'list', view],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (start) =>
        (await api()).managedOrganizations.list(
          { ...view, cursor: start, limit: pageSize },
          { signal },
        ),
      ),
    initialPageParam: { cursor, fromAddress: true },
    ...infiniteList,
  })

export const managedOrganizationQuery = (id: string) =>
  queryOptions({
    queryKey: [...managedKey, 'one', id],
    queryFn: async ({ signal }) => (await api()).managedOrganizations.get({ id }, { signal }),
    staleTime: 5000,
  })

export const managedMembersQuery = (id: string, searchTerm?: string, cursor?: string) =>
  infiniteQueryOptions({
    queryKey: [...managedKey, 'members', id, 'list', { searchTerm }],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (start) =>
        (await api()).managedOrganizations.listMembers(
          { id, searchTerm, cursor: start, limit: pageSize },
          { signal },
        ),
      ),
    initialPageParam: { cursor, fromAddress: true },
    ...infiniteList,
  })

/** Permanent. Queries are dropped only after the page is left, else it would refetch a deleted record. */
export const endOrganizationMutation = mutationOptions({
  mutationFn: async (id: string) => (await api()).managedOrganizations.end({ id }),
})

export async function forgetManaged(queryClient: QueryClient, id: string) {
  queryClient.removeQueries(managedOrganizationQuery(id))
  queryClient.removeQueries({ queryKey: [...managedKey, 'members', id] })
  await dropFromLists(queryClient, managedKey, id)
  await organizationsChanged(queryClient)
}
