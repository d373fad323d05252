import { loadRecorded } from '#kit/activity/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { mayIn } from '../members/organization-roles.ts'
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
    context.i18n.loadNamespaces(['activity', 'devices']),
    loadRecorded(context.parts).then(async (recorded) => {
      if (!mayIn(role, { organisation: ['update'] })) return
      const view = organizationActivityView(address, recorded)
      await context.queryClient.infiniteQuery({
        ...organizationActivityQuery(id, view, address.cursor || undefined),
        staleTime: 'static',
      })
    }),
  ])
