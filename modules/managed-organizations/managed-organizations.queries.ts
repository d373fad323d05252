import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { dropFromLists, pagedQuery } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import {
  organizationsChanged,
  organizationsKey,
  type OrganizationView,
} from '#modules/organizations/index.ts'
import type { memberOfAny } from './managed.resource.ts'

const managedKey = [...organizationsKey, 'managed'] as const

export const managedListQuery = (view: OrganizationView, cursor?: string) =>
  pagedQuery({
    queryKey: [...managedKey, 'list', view],
    cursor,
    read: async (page, options) =>
      (await api()).managedOrganizations.list({ ...view, ...page }, options),
  })

export const managedOrganizationQuery = (id: string) =>
  queryOptions({
    queryKey: [...managedKey, 'one', id],
    queryFn: async ({ signal }) => (await api()).managedOrganizations.get({ id }, { signal }),
    staleTime: 5000,
  })

export const managedMembersQuery =
  (id: string) => (view: ViewOf<typeof memberOfAny>, cursor?: string) =>
    pagedQuery({
      queryKey: [...managedKey, 'members', id, 'list', view],
      cursor,
      read: async (page, options) =>
        (await api()).managedOrganizations.listMembers({ id, ...view, ...page }, options),
    })

export const endOrganizationMutation = mutationOptions({
  mutationFn: async (id: string) => (await api()).managedOrganizations.end({ id }),
})

export async function forgetManaged(queryClient: QueryClient, id: string) {
  queryClient.removeQueries(managedOrganizationQuery(id))
  queryClient.removeQueries({ queryKey: [...managedKey, 'members', id] })
  await dropFromLists(queryClient, managedKey, id)
  await organizationsChanged(queryClient)
}
