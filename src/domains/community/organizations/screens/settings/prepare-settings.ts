import { editedOrganizationQuery } from '../../organizations.queries.ts'
import { type Context, prepareWithin } from '../frame/prepare-organization.ts'

export const prepareSettings = (context: Context, slug: string) =>
  prepareWithin(context, slug, () => [
    context.queryClient.query(editedOrganizationQuery(slug)),
    context.i18n.loadNamespaces(['forms', 'pictures', 'login']),
  ])
