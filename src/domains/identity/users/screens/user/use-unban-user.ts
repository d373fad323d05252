import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import { unbanUserMutation } from '../../users.mutations.ts'
import { nameOf } from '../list/user-name.tsx'

export function useUnbanUser() {
  const { t } = useTranslation('users')
  const { mutate } = useReportedMutation(unbanUserMutation(useQueryClient()), {
    done: (user) => [t('user.unbanned', { name: nameOf(user) })],
    failed: (user) => t('user.unbanFailed', { name: nameOf(user) }),
  })
  return mutate
}
