import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import { removePictureMutation } from '../../users.mutations.ts'
import { nameOf } from '../list/user-name.tsx'

export function useRemovePicture() {
  const { t } = useTranslation('users')
  const { mutate } = useReportedMutation(removePictureMutation(useQueryClient()), {
    done: (_nothing, user) => [t('user.pictureRemoved', { name: nameOf(user) })],
    failed: (user) => t('user.pictureFailed', { name: nameOf(user) }),
  })
  return mutate
}
