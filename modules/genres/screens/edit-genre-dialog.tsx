import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Question } from '#kit/actions/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type Genre, plainGenre } from '../genre.ts'
import { updateGenreMutation } from '../genres.mutations.ts'
import { useGenreName } from '../names/use-genre-name.ts'
import { GenreDialog } from './genre-dialog.tsx'
import { valuesOf } from './genre-values.ts'
import { useUndo } from './use-undo.tsx'

export function EditGenreDialog({ row: genre, ...dialog }: Question<Genre>) {
  const { t } = useTranslation('genres')
  const nameOf = useGenreName()
  const { mutateAsync } = useMutation(updateGenreMutation)
  const undo = useUndo(updateGenreMutation, { genre: ['update'] })
  if (!genre) return null
  const before = plainGenre(genre)

  function finish(after: Genre) {
    dialog.onClose()
    if (JSON.stringify(before) === JSON.stringify(plainGenre(after))) return
    toast.success(t('done.updated', { name: nameOf(after) }), undo([before]))
  }

  return (
    <GenreDialog
      {...dialog}
      title={t('form.editTitle', { name: nameOf(genre) })}
      submitLabel={t('form.save')}
      initial={valuesOf(before)}
      save={(draft) => mutateAsync({ id: before.id, ...draft })}
      onSaved={finish}
    />
  )
}
