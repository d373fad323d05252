import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Refusal, toastFailure } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { createGenreMutation, deleteGenreMutation } from '../genres.mutations.ts'
import type { ListedGenre } from '../list/genre-list.queries.ts'
import { useGenreName } from '../names/use-genre-name.ts'
import { useUndo } from './use-undo.tsx'

export function useDeleteGenre(onHasBooks: (genre: ListedGenre) => void) {
  const { t } = useTranslation('genres')
  const undo = useUndo(createGenreMutation, { genre: ['create'] })
  const nameOf = useGenreName()
  const { mutate } = useMutation({
    ...deleteGenreMutation,
    onSuccess: (_nothing, genre: ListedGenre) =>
      toast.success(t('done.deleted', { name: nameOf(genre) }), undo([genre])),
    onError: (error, genre, ...rest) => {
      // The list's count excludes books in the trash, so the server may still refuse.
      if (error instanceof Refusal && error.code === 'GENRE_HAS_BOOKS') onHasBooks(genre)
      else {
        toastFailure(t('done.deleteFailed', { name: nameOf(genre) }), error)
      }
      return deleteGenreMutation.onError?.(error, genre, ...rest)
    },
  })
  return (genre: ListedGenre) => (genre.books.count > 0 ? onHasBooks(genre) : mutate(genre))
}
