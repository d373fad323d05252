import { type ListContext, prepareResourceList, type Search } from '#kit/resource-pages/index.ts'
import { user } from '../../user.resource.ts'
import { userListQuery } from '../../users.queries.ts'

export const prepareUserList = (context: ListContext, search: Search) =>
  prepareResourceList(context, user, {
    search,
    query: userListQuery,
    hasTools: true,
  })
