import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useShelfName } from '../../shelf-name.ts'
import { type Placing, placeBookMutation } from './place-book.mutation.ts'

export function usePlaceBook() {
  const { t } = useTranslation('shelves')
  const nameOf = useShelfName()
  const { mutate } = useMutation({
    ...placeBookMutation,
    onSuccess: ({ after, dated, isChanged }, { book, shelf, isOn }) => {
      const names = { title: book.title, shelf: nameOf(shelf) }
      const undo = () => mutate({ book, shelf, isOn: !isOn, after, dated })
      if (!isChanged) return toast.info(t('put.already', names), inPlaceOf(book))
      toast.success(isOn ? t('put.done', names) : t('put.taken', names), {
        ...inPlaceOf(book),
        ...(dated && { description: t(`put.dated.${dated}`) }),
        action: { label: t('undo'), onClick: undo },
      })
    },
    onError: (error, tried, ...rest) => {
      const names = { title: tried.book.title, shelf: nameOf(tried.shelf) }
      const text = tried.isOn ? t('put.failed', names) : t('put.takeFailed', names)
      toastFailure(text, error, inPlaceOf(tried.book))
      return placeBookMutation.onError?.(error, tried, ...rest)
    },
  })
  return (wish: Placing) => mutate(wish)
}

/** A new toast about a book replaces the previous one. */
const inPlaceOf = ({ id }: Placing['book']) => ({ id: `place of ${id}` })
