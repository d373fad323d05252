import { preparePage } from '#kit/page/index.ts'
import { knownRecord } from '#kit/record-list/index.ts'
import {
  fetchList,
  type ListContext,
  prepareResourceList,
  type Search,
} from '#kit/resource-pages/index.ts'
import { isId } from '#modules/organizations/index.ts'
import {
  managedListQuery,
  managedMembersQuery,
  managedOrganizationQuery,
} from '../managed-organizations.queries.ts'
import { managedOrganization, memberOfAny } from '../managed.resource.ts'

export const prepareManagedList = (context: ListContext, search: Search) =>
  prepareResourceList(context, managedOrganization, { search, query: managedListQuery })

export async function prepareManagedOrganization(context: ListContext, id: string, search: Search) {
  const { queryClient } = context
  await preparePage({
    context,
    kind: 'record',
    texts: ['organizations', 'record-list', 'resource-pages', 'login'],
    exists: isId(id),
    queries: [managedOrganizationQuery(id)],
    reading: () => [
      fetchList(queryClient, memberOfAny, { search, query: managedMembersQuery(id) }),
    ],
  })
  return { name: knownRecord(queryClient, managedOrganizationQuery(id), id)?.name }
}
