import { type Context, prepareWithin } from '../../screens/frame/prepare-organization.ts'
import { teamChoicesQuery } from '../../teams/teams.queries.ts'
import { type MembersAddress, memberView } from '../list/member-view.ts'
import { memberListQuery } from '../members.queries.ts'

export const prepareMembers = (context: Context, slug: string, address: MembersAddress) =>
  prepareWithin(context, slug, ({ id }) => [
    context.queryClient.infiniteQuery({
      ...memberListQuery(id, memberView(address), address.cursor || undefined),
      staleTime: 'static',
    }),
    context.queryClient.query(teamChoicesQuery(id)),
  ])
