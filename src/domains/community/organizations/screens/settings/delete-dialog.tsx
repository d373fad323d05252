import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toast } from '#ui/feedback/toast.ts'
import type { Organization } from '../../organization.ts'
import { deleteOrganizationMutation } from '../../organizations.mutations.ts'
import { forgetOrganization } from '../../organizations.queries.ts'
import { TypeNameDialog } from '../form/type-name-dialog.tsx'

interface DeleteDialogProps {
  organization: Organization
  open: boolean
  onClose: () => void
}

export function DeleteDialog({ organization, open, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(deleteOrganizationMutation)
  const { id, name, slug } = organization

  /** Navigates away first, so that the page does not refetch the deleted organization. */
  async function leave() {
    toast.success(t('settings.deleted', { name }))
    await navigate({ to: '/app/organizations', replace: true })
    await forgetOrganization(queryClient, slug)
  }

  return (
    <TypeNameDialog
      name={name}
      title={t('settings.deleteAsk', { name })}
      text={t('settings.deleteText')}
      submitLabel={t('settings.delete')}
      keptAs={`organizations/${id}/delete`}
      act={() => mutateAsync(id)}
      onDone={() => void leave()}
      open={open}
      onClose={onClose}
    />
  )
}
