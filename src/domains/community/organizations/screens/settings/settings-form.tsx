import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UpdateSheet, useUpdate } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type Organization, organizationSchema } from '../../organization.ts'
import { updateOrganizationMutation } from '../../organizations.mutations.ts'
import { OrganizationFields } from '../form/organization-fields.tsx'
import { organizationValuesSchema, organizationValues } from '../form/organization-values.ts'
import { useOrganizationVersionWords } from './version-words.tsx'

interface SettingsFormProps {
  organization: Organization
  onSaved: () => void
}

export function SettingsForm({ organization, onSaved }: SettingsFormProps) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(updateOrganizationMutation(useQueryClient()))
  const update = useUpdate<
    ReturnType<typeof organizationValues>,
    ReturnType<typeof organizationValues>,
    Organization
  >({
    record: organization,
    recordSchema: organizationSchema,
    valuesOf: organizationValues,
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
      words={useOrganizationVersionWords()}
      submitLabel={t('settings.save')}
      cancel={null}
    >
      <OrganizationFields form={update.form} />
    </UpdateSheet>
  )
}
