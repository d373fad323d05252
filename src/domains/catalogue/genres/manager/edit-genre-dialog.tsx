import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#kit/forms/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Genre } from '../genre.ts'
import { updateGenreMutation } from '../genres.mutations.ts'
import { GenreForm } from './genre-form.tsx'
import type { GenreDialogProps } from './use-genre-question.ts'

export function EditGenreDialog({ genre, open, onClose }: GenreDialogProps) {
  const { t } = useTranslation('genres')
  const { mutateAsync } = useMutation(updateGenreMutation(useQueryClient()))

  async function revert({ id, name, colour }: Genre) {
    try {
      await mutateAsync({ id, name, colour })
      toast.success(t('done.reverted', { name }))
    } catch (error) {
      const description = error instanceof Error && <ProblemText error={error} />
      toast.error(t('done.revertFailed', { name }), { description })
    }
  }

  function finish(before: Genre, after: Genre) {
    onClose()
    if (before.name === after.name && before.colour === after.colour) return
    toast.success(t('done.updated', { name: after.name }), {
      action: { label: t('done.undo'), onClick: () => void revert(before) },
    })
  }

  return (
    <FormDialog open={open} onClose={onClose} title={t('form.editTitle', { name: genre?.name })}>
      {genre && (
        <GenreForm
          initial={{ name: genre.name, colour: genre.colour }}
          submitLabel={t('form.save')}
          save={(draft) => mutateAsync({ id: genre.id, ...draft })}
          onSaved={(saved) => finish(genre, saved)}
          onCancel={onClose}
        />
      )}
    </FormDialog>
  )
}
