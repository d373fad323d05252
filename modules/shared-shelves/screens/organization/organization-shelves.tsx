import { useTranslation } from 'react-i18next'
import { OrganizationPart, useOrganization } from '#modules/organizations/index.ts'
import { SharedShelves } from '../shared/shared-shelves.tsx'

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
