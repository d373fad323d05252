import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { deleteBookMutation, type NamedBook } from './trash.queries.ts'
import { useRestoreBook } from './use-restore-book.tsx'

export function useDeleteBook() {
  const { t } = useTranslation('books')
  const restore = useRestoreBook()
  const deletion = deleteBookMutation(useQueryClient())
  const { mutate } = useMutation({
    ...deletion,
    onSuccess: (_nothing, book: NamedBook) =>
      toast.success(t('trash.moved', { title: book.title }), {
        action: { label: t('trash.undo'), onClick: () => restore(book) },
      }),
    onError: (error, book, ...rest) => {
      toast.error(t('trash.moveFailed', { title: book.title }), {
        description: <ProblemText error={error} />,
      })
      return deletion.onError?.(error, book, ...rest)
    },
  })
  return (book: NamedBook) => mutate(book)
}
