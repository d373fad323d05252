import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Genre } from '../genre.ts'
import { createGenreMutation } from '../genres.mutations.ts'

export function useRestoreGenres() {
  const { t } = useTranslation('genres')
  const { mutateAsync } = useMutation(createGenreMutation(useQueryClient()))

  async function restore(genres: readonly Genre[]) {
    for (const { id, name, colour } of genres) {
      try {
        await mutateAsync({ id, name, colour })
        if (genres.length === 1) toast.success(t('done.reverted', { name }))
      } catch (error) {
        toast.error(t('done.revertFailed', { name }), {
          description: error instanceof Error && <ProblemText error={error} />,
        })
      }
    }
  }

  return (genres: readonly Genre[]) => void restore(genres)
}
