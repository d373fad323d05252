import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toast } from '#ui/feedback/toast.ts'
import { TypeNameDialog } from '../../screens/form/type-name-dialog.tsx'
import type { ManagedOrganization } from '../managed-organization.server.ts'
import { endOrganizationMutation, forgetManaged } from '../managed-organizations.queries.ts'

interface EndOrganizationDialogProps {
  organization: ManagedOrganization
  open: boolean
  onClose: () => void
}

export function EndOrganizationDialog({ organization, open, onClose }: EndOrganizationDialogProps) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(endOrganizationMutation)
  const { id, name, memberCount } = organization

  /** Navigates away first, so that the page does not refetch the deleted organization. */
  async function leave() {
    toast.success(t('manager.ended', { name }))
    await navigate({ to: '/manager/organizations', replace: true })
    await forgetManaged(queryClient, id)
  }

  return (
    <TypeNameDialog
      name={name}
      title={t('manager.endTitle', { name })}
      text={t('manager.endText', { count: memberCount })}
      submitLabel={t('manager.endSubmit')}
      keptAs={`organizations/${id}/end`}
      act={() => mutateAsync(id)}
      onDone={() => void leave()}
      open={open}
      onClose={onClose}
    />
  )
}
