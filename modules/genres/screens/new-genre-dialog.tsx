import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '#ui/feedback/toast.ts'
import type { Genre } from '../genre.ts'
import { createGenreMutation } from '../genres.mutations.ts'
import { leastUsedHue } from '../hues.ts'
import { useGenreName } from '../names/use-genre-name.ts'
import { GenreDialog } from './genre-dialog.tsx'
import { valuesOf } from './genre-values.ts'

interface NewGenreDialogProps {
  open: boolean
  genres: readonly Genre[]
  onClose: () => void
}

export function NewGenreDialog({ genres, ...dialog }: NewGenreDialogProps) {
  const { t } = useTranslation('genres')
  const nameOf = useGenreName()
  const { mutateAsync } = useMutation(createGenreMutation)
  return (
    <GenreDialog
      {...dialog}
      title={t('form.newTitle')}
      submitLabel={t('form.create')}
      initial={valuesOf({ colour: leastUsedHue(genres) })}
      save={(draft) => mutateAsync(draft)}
      onSaved={(genre) => {
        toast.success(t('done.created', { name: nameOf(genre) }))
        dialog.onClose()
      }}
    />
  )
}
