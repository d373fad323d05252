import { type Context, prepareWithin } from '../../screens/frame/prepare-organization.ts'
import { teamListQuery } from '../teams.queries.ts'
import type { TeamsAddress } from './teams-page.tsx'

export const prepareTeams = (context: Context, slug: string, address: Omit<TeamsAddress, 'open'>) =>
  prepareWithin(context, slug, ({ id }) => [
    context.queryClient.infiniteQuery({
      ...teamListQuery(id, address.searchTerm || undefined, address.cursor || undefined),
      staleTime: 'static',
    }),
    context.i18n.loadNamespaces('forms'),
  ])
