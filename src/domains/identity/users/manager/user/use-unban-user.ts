import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { User } from '../../user.ts'
import { unbanUserMutation } from '../../users.mutations.ts'
import { nameOf } from '../list/user-name.tsx'

export function useUnbanUser() {
  const { t } = useTranslation('users')
  const unbanning = unbanUserMutation(useQueryClient())
  const { mutate } = useMutation({
    ...unbanning,
    onSuccess: (user, ...rest) => {
      toast.success(t('user.unbanned', { name: nameOf(user) }))
      return unbanning.onSuccess?.(user, ...rest)
    },
    onError: (error, user, ...rest) => {
      toast.error(t('user.unbanFailed', { name: nameOf(user) }), {
        description: <ProblemText error={error} />,
      })
      return unbanning.onError?.(error, user, ...rest)
    },
  })
  return (user: User) => mutate(user)
}
