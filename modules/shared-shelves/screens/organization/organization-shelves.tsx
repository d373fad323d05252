import { useTranslation } from 'react-i18next'
import { type PageContext, readQuery } from '#kit/page/index.ts'
import { genresQuery } from '#modules/genres/index.ts'
import { OrganizationPart, prepareWithin, useOrganization } from '#modules/organizations/index.ts'
import { sharedShelvesQuery } from '../../shared-shelves.queries.ts'
import { SharedShelves } from '../shared/shared-shelves.tsx'

export const prepareOrganizationShelves = (context: PageContext, slug: string) =>
  Promise.all([
    prepareWithin(context, slug, ({ id }) => [
      readQuery(context.queryClient, sharedShelvesQuery(id)),
      context.queryClient.query(genresQuery),
    ]),
    context.i18n.loadNamespaces('shelves'),
  ])

export function OrganizationShelves() {
  const { t } = useTranslation('shelves')
  const { id } = useOrganization()
  return (
    <OrganizationPart title={t('shared.titleHere')}>
      <p className="-mt-3 mb-4 text-ink-soft">{t('shared.textHere')}</p>
      <SharedShelves organizationId={id} />
    </OrganizationPart>
  )
}
