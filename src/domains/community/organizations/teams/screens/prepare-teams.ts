import { fetchList, type Search } from '#kit/resource-pages/index.ts'
import { type Context, prepareWithin } from '../../screens/frame/prepare-organization.ts'
import { team } from '../team.resource.ts'
import { teamListQuery } from '../teams.queries.ts'

export const prepareTeams = (context: Context, slug: string, search: Search) =>
  prepareWithin(context, slug, ({ id }) => [
    fetchList(context.queryClient, team, {
      search,
      query: (view, cursor) => teamListQuery(id, view, cursor),
    }),
  ])
