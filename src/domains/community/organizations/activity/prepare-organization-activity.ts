import { mayIn } from '../organization-roles.ts'
import { type Context, prepareWithin } from '../screens/frame/prepare-organization.ts'
import {
  type OrganizationActivityAddress,
  organizationActivityView,
} from './organization-activity-view.ts'
import { organizationActivityQuery } from './organization-activity.queries.ts'

export const prepareOrganizationActivity = (
  context: Context,
  slug: string,
  address: OrganizationActivityAddress,
) =>
  prepareWithin(context, slug, ({ id, role }) => [
    context.i18n.loadNamespaces(['activity', 'devices']),
    ...(mayIn(role, { organisation: ['update'] })
      ? [
          context.queryClient.infiniteQuery({
            ...organizationActivityQuery(
              id,
              organizationActivityView(address),
              address.cursor || undefined,
            ),
            staleTime: 'static',
          }),
        ]
      : []),
  ])
