import { useTranslation } from 'react-i18next'
import type { VersionWords } from '#kit/forms/index.ts'
import type { OrganizationValues } from '../form/organization-values.ts'
import { OrganizationLogo } from '../logo/organization-logo.tsx'

export function useOrganizationVersionWords(): VersionWords<OrganizationValues> {
  const { t } = useTranslation('organizations')
  return {
    title: t('settings.conflict'),
    fields: { name: t('fields.name'), slug: t('fields.slug'), logoId: t('fields.logo') },
    say: (field, values) => {
      if (field === 'logoId') {
        return values.logoId && <OrganizationLogo organization={values} size="large" />
      }
      return <bdi className="wrap-anywhere">{values[field]}</bdi>
    },
  }
}
