import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type ReadingUpdate, updateReadingMutation } from '../update-reading.mutation.ts'

export function useUpdateReading() {
  const { t } = useTranslation('reading')
  const updating = updateReadingMutation(useQueryClient())
  const { mutate, mutateAsync } = useMutation({
    ...updating,
    onSuccess: (_saved, { book, change }, { rating, note, startedOn, finishedOn }) => {
      const former: ReadingUpdate['change'] = {
        ...(change.rating !== undefined && { rating }),
        ...(change.note !== undefined && { note }),
        ...(change.startedOn !== undefined && { startedOn }),
        ...(change.finishedOn !== undefined && { finishedOn }),
      }
      toast.success(t('saved', { title: book.title }), {
        ...inPlaceOf(book),
        action: { label: t('undo'), onClick: () => mutate({ book, change: former }) },
      })
    },
    onError: (error, tried, ...rest) => {
      toastFailure(t('saveFailed', { title: tried.book.title }), error, inPlaceOf(tried.book))
      return updating.onError?.(error, tried, ...rest)
    },
  })
  return { update: mutate, save: mutateAsync }
}

/** A new toast about a book replaces the previous one. */
const inPlaceOf = ({ id }: ReadingUpdate['book']) => ({ id: `reading of ${id}` })
