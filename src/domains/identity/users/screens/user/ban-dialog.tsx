import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SensitiveFormDialog } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { User } from '../../user.ts'
import { banUserMutation } from '../../users.mutations.ts'
import { BanForm } from '../ban-form.tsx'
import { nameOf } from '../list/user-name.tsx'

export interface UserDialogProps {
  user: User
  open: boolean
  onClose: () => void
}

export function BanDialog({ user, open, onClose }: UserDialogProps) {
  const { t } = useTranslation('users')
  const { mutateAsync } = useMutation(banUserMutation)
  const { id } = user
  const name = nameOf(user)

  function done() {
    toast.success(t('user.banned', { name }))
    onClose()
  }

  return (
    <SensitiveFormDialog
      open={open}
      onClose={onClose}
      title={t('bulk.banOne', { name })}
      description={t('bulk.banText')}
    >
      <BanForm
        keptAs={`users/${id}/ban`}
        onBan={(terms) => mutateAsync({ ...terms, id })}
        onDone={done}
        onCancel={onClose}
      />
    </SensitiveFormDialog>
  )
}
