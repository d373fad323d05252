import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UpdateSheet, useUpdate, type VersionWords } from '#kit/forms/index.ts'
import {
  type Organization,
  OrganizationFields,
  OrganizationLogo,
  organizationSchema,
  type OrganizationValues,
  organizationValuesSchema,
} from '#modules/organizations/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { updateOrganizationMutation } from '../settings.queries.ts'

interface SettingsFormProps {
  organization: Organization
  onSaved: () => void
}

export function SettingsForm({ organization, onSaved }: SettingsFormProps) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(updateOrganizationMutation)
  const update = useUpdate<OrganizationValues, OrganizationValues, Organization>({
    record: organization,
    recordSchema: organizationSchema,
    valuesOf: ({ name, slug, logoId }) => ({ name, slug, logoId }),
    schema: organizationValuesSchema,
    save: (values, { id, version }) => mutateAsync({ ...values, id, version }),
    onSaved: (saved) => void follow(saved),
  })

  async function follow({ slug }: Organization) {
    toast.success(t('settings.saved'))
    await navigate({ to: '/app/organizations/$slug/settings', params: { slug }, replace: true })
    onSaved()
  }

  return (
    <UpdateSheet
      update={update}
      words={useVersionWords()}
      submitLabel={t('settings.save')}
      cancel={null}
    >
      <OrganizationFields form={update.form} />
    </UpdateSheet>
  )
}

function useVersionWords(): VersionWords<OrganizationValues> {
  const { t } = useTranslation('organizations')
  return {
    title: t('settings.conflict'),
    ownTitle: t('settings.ownConflict'),
    fields: { name: t('fields.name'), slug: t('fields.slug'), logoId: t('fields.logo') },
    say: (field, values) => {
      if (field === 'logoId') {
        return values.logoId && <OrganizationLogo organization={values} size="large" />
      }
      return <bdi className="wrap-anywhere">{values[field]}</bdi>
    },
  }
}
