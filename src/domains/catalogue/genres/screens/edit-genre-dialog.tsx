import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Question } from '#kit/actions/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Genre } from '../genre.ts'
import { updateGenreMutation } from '../genres.mutations.ts'
import { GenreDialog } from './genre-dialog.tsx'
import { useUndo } from './use-undo.tsx'

export function EditGenreDialog({ row: genre, ...dialog }: Question<Genre>) {
  const { t } = useTranslation('genres')
  const { mutateAsync } = useMutation(updateGenreMutation(useQueryClient()))
  const undo = useUndo(updateGenreMutation, { genre: ['update'] })
  if (!genre) return null
  const { id, name, colour } = genre

  function finish(after: Genre) {
    dialog.onClose()
    if (name === after.name && colour === after.colour) return
    toast.success(t('done.updated', { name: after.name }), undo([{ id, name, colour }]))
  }

  return (
    <GenreDialog
      {...dialog}
      title={t('form.editTitle', { name })}
      submitLabel={t('form.save')}
      initial={{ name, colour }}
      save={(draft) => mutateAsync({ id, ...draft })}
      onSaved={finish}
    />
  )
}
