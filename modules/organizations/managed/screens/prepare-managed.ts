import { notFound } from '@tanstack/react-router'
import { knownRecord } from '#kit/record-list/index.ts'
import { prepareRecord } from '#kit/record-page/index.ts'
import {
  fetchList,
  type ListContext,
  prepareResourceList,
  type Search,
} from '#kit/resource-pages/index.ts'
import { memberOfAny } from '../../members/member.resource.ts'
import { managedOrganization } from '../../organization.resource.ts'
import { isId } from '../../organization.ts'
import {
  managedListQuery,
  managedMembersQuery,
  managedOrganizationQuery,
} from '../managed-organizations.queries.ts'

export const prepareManagedList = (context: ListContext, search: Search) =>
  prepareResourceList(context, managedOrganization, { search, query: managedListQuery })

export async function prepareManagedOrganization(context: ListContext, id: string, search: Search) {
  if (!isId(id)) throw notFound()
  const { queryClient } = context
  await prepareRecord({
    context,
    texts: ['organizations', 'record-list', 'resource-pages', 'login'],
    reading: [
      queryClient.query(managedOrganizationQuery(id)),
      fetchList(queryClient, memberOfAny, {
        search,
        query: managedMembersQuery(id),
      }),
    ],
  })
  return { name: knownRecord(queryClient, managedOrganizationQuery(id))?.name }
}
