import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ProofDialog } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { deleteUserMutation, forgetUser } from '../../users.mutations.ts'
import { nameOf } from '../list/user-name.tsx'
import type { UserDialogProps } from './ban-dialog.tsx'

export function DeleteUserDialog({ user, ...dialog }: UserDialogProps) {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(deleteUserMutation)
  const { id, email } = user
  const name = nameOf(user)

  async function leave() {
    toast.success(t('deletion.done', { name }))
    await navigate({ to: '/manager/users', replace: true })
    await forgetUser(queryClient, id)
  }

  return (
    <ProofDialog
      {...dialog}
      title={t('deletion.title', { name })}
      description={t('deletion.text')}
      type="email"
      expected={email}
      label={t('deletion.typed')}
      differs={t('deletion.differs')}
      submitLabel={t('deletion.submit')}
      act={() => mutateAsync({ id })}
      onDone={() => void leave()}
    />
  )
}
