import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Genre } from '../genre.ts'
import { createGenreMutation } from '../genres.mutations.ts'
import { leastUsedHue } from '../hues.ts'
import { GenreForm } from './genre-form.tsx'

interface NewGenreDialogProps {
  open: boolean
  genres: readonly Genre[]
  onClose: () => void
}

export function NewGenreDialog({ open, genres, onClose }: NewGenreDialogProps) {
  const { t } = useTranslation('genres')
  const { mutateAsync } = useMutation(createGenreMutation(useQueryClient()))
  return (
    <FormDialog open={open} onClose={onClose} title={t('form.newTitle')}>
      <GenreForm
        initial={{ name: '', colour: leastUsedHue(genres) }}
        submitLabel={t('form.create')}
        save={(draft) => mutateAsync(draft)}
        onSaved={({ name }) => {
          toast.success(t('done.created', { name }))
          onClose()
        }}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
