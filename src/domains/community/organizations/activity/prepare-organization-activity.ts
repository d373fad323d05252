import { type Context, prepareWithin } from '../frame/prepare-organization.ts'
import { mayIn } from '../organization-roles.ts'
import { organizationActivityQuery, type RecordAddress } from './organization-activity.queries.ts'

export const prepareOrganizationActivity = (
  context: Context,
  slug: string,
  address: RecordAddress,
) =>
  prepareWithin(context, slug, ({ id, role }) => [
    context.i18n.loadNamespaces(['activity', 'devices']),
    ...(mayIn(role, { organisation: ['update'] })
      ? [
          context.queryClient.infiniteQuery({
            ...organizationActivityQuery(id, address),
            staleTime: 'static',
          }),
        ]
      : []),
  ])
