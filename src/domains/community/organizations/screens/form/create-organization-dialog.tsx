import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DialogForm, FormDialog, useForm } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { createOrganizationMutation } from '../../organizations.mutations.ts'
import { OrganizationFields } from './organization-fields.tsx'
import { nothingYet, organizationValuesSchema } from './organization-values.ts'

interface CreateOrganizationDialogProps {
  open: boolean
  onClose: () => void
}

export function CreateOrganizationDialog({ open, onClose }: CreateOrganizationDialogProps) {
  const { t } = useTranslation('organizations')
  return (
    <FormDialog open={open} onClose={onClose} title={t('form.new')} description={t('form.newText')}>
      <CreateForm onCancel={onClose} />
    </FormDialog>
  )
}

function CreateForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(createOrganizationMutation(useQueryClient()))
  const form = useForm({
    initial: nothingYet,
    schema: organizationValuesSchema,
    save: (draft) => mutateAsync(draft),
    onSaved: ({ name, slug }) => {
      toast.success(t('form.created', { name }))
      void navigate({ to: '/app/organizations/$slug', params: { slug }, replace: true })
    },
  })
  return (
    <DialogForm form={form} submitLabel={t('form.create')} onCancel={onCancel}>
      <OrganizationFields form={form} isNew />
    </DialogForm>
  )
}
