import type { QueryClient } from '@tanstack/react-query'
import { callKey, mutationOf, queryOf } from '#kit/api/index.ts'
import { dropFromLists, pagesOf } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import {
  organizationsChanged,
  organizationsKey,
  type OrganizationView,
} from '#modules/organizations/index.ts'
import type { memberOfAny } from './managed.resource.ts'

const under = organizationsKey

export const managedListQuery = (view: OrganizationView, cursor?: string) =>
  pagesOf('managedOrganizations.list', view, { cursor, under })

export const managedOrganizationQuery = (id: string) =>
  queryOf('managedOrganizations.get', { id }, { under })

export const managedMembersQuery =
  (id: string) => (view: ViewOf<typeof memberOfAny>, cursor?: string) =>
    pagesOf('managedOrganizations.listMembers', { id, ...view }, { cursor, under })

export const endOrganizationMutation = mutationOf('managedOrganizations.end', {
  input: (id: string) => ({ id }),
})

export async function forgetManaged(queryClient: QueryClient, id: string) {
  queryClient.removeQueries(managedOrganizationQuery(id))
  queryClient.removeQueries({
    queryKey: callKey('managedOrganizations.listMembers', { id }, under),
  })
  await dropFromLists(queryClient, callKey('managedOrganizations.list', undefined, under), id)
  await organizationsChanged(queryClient)
}
