import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Genre } from '../genre.ts'
import { updateGenreMutation } from '../genres.mutations.ts'
import { GenreForm } from './genre-form.tsx'
import type { GenreDialogProps } from './use-genre-question.ts'
import { useUndo } from './use-undo.tsx'

export function EditGenreDialog({ genre, open, onClose }: GenreDialogProps) {
  const { t } = useTranslation('genres')
  const { mutateAsync } = useMutation(updateGenreMutation(useQueryClient()))
  const undo = useUndo(updateGenreMutation, { genre: ['update'] })

  function finish(before: Genre, after: Genre) {
    onClose()
    if (before.name === after.name && before.colour === after.colour) return
    toast.success(t('done.updated', { name: after.name }), undo([before]))
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
