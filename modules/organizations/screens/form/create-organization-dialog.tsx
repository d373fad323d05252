import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EditDialog } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { createOrganizationMutation } from '../../organizations.mutations.ts'
import { OrganizationFields } from './organization-fields.tsx'
import { nothingYet, organizationValuesSchema } from './organization-values.ts'

interface CreateOrganizationDialogProps {
  open: boolean
  onClose: () => void
}

export function CreateOrganizationDialog(dialog: CreateOrganizationDialogProps) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(createOrganizationMutation)
  return (
    <EditDialog
      {...dialog}
      title={t('form.new')}
      description={t('form.newText')}
      submitLabel={t('form.create')}
      initial={nothingYet}
      schema={organizationValuesSchema}
      save={(draft) => mutateAsync(draft)}
      onSaved={({ name, slug }) => {
        toast.success(t('form.created', { name }))
        void navigate({ to: '/app/organizations/$slug', params: { slug }, replace: true })
      }}
    >
      {(form) => <OrganizationFields form={form} isNew />}
    </EditDialog>
  )
}
