import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { ShelfName } from '../../shelf.ts'
import { type Move, moveBookMutation } from './move-book.mutation.ts'

export function useMoveBook(shelf: ShelfName) {
  const { t } = useTranslation('shelves')
  const moving = moveBookMutation(useQueryClient(), shelf)
  const { mutate } = useMutation({
    ...moving,
    onError: (error, move, ...rest) => {
      toast.error(t('order.failed', { title: move.book.title }), {
        description: <ProblemText error={error} />,
      })
      return moving.onError?.(error, move, ...rest)
    },
  })
  return (move: Move) => mutate(move)
}
