import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#kit/problems/index.ts'
import { useAllowed } from '#layouts/commands/allowed.tsx'
import type { Permissions } from '#rules/permissions.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type Genre, plainGenre } from '../genre.ts'
import { useGenreName } from '../names/use-genre-name.ts'

export function useUndo(save: MutationOptions<Genre, Error, Genre>, needs: Permissions) {
  const { t } = useTranslation('genres')
  const nameOf = useGenreName()
  const { mutateAsync } = useMutation(save)
  const isAllowed = useAllowed(needs)

  async function undo(genres: readonly Genre[]) {
    for (const genre of genres) {
      const name = nameOf(genre)
      try {
        await mutateAsync(plainGenre(genre))
        if (genres.length === 1) toast.success(t('done.reverted', { name }))
      } catch (error) {
        toastFailure(t('done.revertFailed', { name }), error)
      }
    }
  }

  return (genres: readonly Genre[]) =>
    isAllowed ? { action: { label: t('done.undo'), onClick: () => void undo(genres) } } : {}
}
