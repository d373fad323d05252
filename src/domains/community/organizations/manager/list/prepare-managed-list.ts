import { type ListContext, prepareResourceList, type Search } from '#kit/resource-pages/index.ts'
import { managedOrganization } from '../../organization.resource.ts'
import { managedListQuery } from '../managed-organizations.queries.ts'

export const prepareManagedList = (context: ListContext, search: Search) =>
  prepareResourceList(context, managedOrganization, {
    search,
    query: managedListQuery,
  })
