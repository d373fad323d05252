import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { Organization } from '../../../organization.ts'
import { leaveOrganizationMutation } from '../../../organizations.mutations.ts'
import { forgetOrganization } from '../../../organizations.queries.ts'

const problemText = (error: Error) => <ProblemText error={error} />

interface LeaveDialogProps {
  organization: Pick<Organization, 'id' | 'name' | 'slug'> | undefined
  open: boolean
  onClose: () => void
  onLeft?: () => Promise<void>
}

export function LeaveDialog({ organization, open, onClose, onLeft }: LeaveDialogProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(leaveOrganizationMutation)

  async function leave() {
    if (!organization) return
    const { id, name, slug } = organization
    await mutateAsync(id)
    toast.success(t('members.left', { name }))
    await onLeft?.()
    await forgetOrganization(queryClient, slug)
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('members.leaveTitle', { name: organization?.name })}
      text={t('members.leaveText')}
      tone="danger"
      confirmLabel={t('members.leave')}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={leave}
      errorText={problemText}
    />
  )
}
