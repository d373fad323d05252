import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useOrganization } from '../../screens/frame/use-organization.ts'
import type { Member } from '../member.server.ts'
import { removeMemberMutation } from '../members.queries.ts'
import { nameOf } from '../name-of-member.ts'

const problemText = (error: Error) => <ProblemText error={error} />

interface RemoveMemberDialogProps {
  member: Member | undefined
  open: boolean
  onClose: () => void
}

export function RemoveMemberDialog({ member, open, onClose }: RemoveMemberDialogProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const { id } = useOrganization()
  const { mutateAsync } = useMutation(removeMemberMutation(useQueryClient(), id))
  const name = member && nameOf(member)

  async function remove() {
    if (!member) return
    await mutateAsync(member)
    toast.success(t('members.removed', { name }))
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('members.removeTitle', { name })}
      text={t('members.removeText')}
      tone="danger"
      confirmLabel={t('members.remove')}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={remove}
      errorText={problemText}
    />
  )
}
