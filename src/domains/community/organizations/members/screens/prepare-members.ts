import { fetchList, type Search } from '#kit/resource-pages/index.ts'
import { type Context, prepareWithin } from '../../screens/frame/prepare-organization.ts'
import { teamChoicesQuery } from '../../teams/teams.queries.ts'
import { member } from '../member.resource.ts'
import { memberListQuery } from '../members.queries.ts'

export const prepareMembers = (context: Context, slug: string, search: Search) =>
  prepareWithin(context, slug, ({ id }) => [
    fetchList(context.queryClient, member, {
      search,
      query: (view, cursor) => memberListQuery(id, view, cursor),
    }),
    context.queryClient.query(teamChoicesQuery(id)),
  ])
