import type { PageContext } from '#kit/page/index.ts'
import { fetchList, type Search } from '#kit/resource-pages/index.ts'
import { prepareWithin } from '#modules/organizations/index.ts'
import { team } from '../team.resource.ts'
import { teamListQuery } from '../teams.queries.ts'

export const prepareTeams = (context: PageContext, slug: string, search: Search) =>
  prepareWithin(context, slug, ({ id }) => [
    fetchList(context.queryClient, team, { search, query: teamListQuery(id) }),
  ])
