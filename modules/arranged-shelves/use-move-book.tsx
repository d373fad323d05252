import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#kit/problems/index.ts'
import type { ShelfName } from '#modules/shelves/index.ts'
import { type Move, moveBookMutation } from './move-book.mutation.ts'

export function useMoveBook(shelf: ShelfName) {
  const { t } = useTranslation('shelves')
  const moving = moveBookMutation(shelf)
  const { mutate } = useMutation({
    ...moving,
    onError: (error, move, ...rest) => {
      toastFailure(t('order.failed', { title: move.book.title }), error)
      return moving.onError?.(error, move, ...rest)
    },
  })
  return (move: Move) => mutate(move)
}
