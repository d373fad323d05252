import { loadRecorded } from '#kit/activity/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { mayIn } from '../organization-roles.ts'
import { type Context, prepareWithin } from '../screens/frame/prepare-organization.ts'
import {
  type OrganizationActivityAddress,
  organizationActivityView,
} from './organization-activity-view.ts'
import { organizationActivityQuery } from './organization-activity.queries.ts'

export const prepareOrganizationActivity = (
  context: Context & { parts: Parts },
  slug: string,
  address: OrganizationActivityAddress,
) =>
  prepareWithin(context, slug, ({ id, role }) => [
    loadRecorded(context.parts),
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
