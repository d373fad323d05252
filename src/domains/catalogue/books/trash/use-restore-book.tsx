import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type NamedBook, restoreBookMutation } from './trash.queries.ts'

export function useRestoreBook() {
  const { t } = useTranslation('books')
  const restoring = restoreBookMutation(useQueryClient())
  const { mutate } = useMutation({
    ...restoring,
    onSuccess: (_book, { title }: NamedBook) => toast.success(t('trash.restored', { title })),
    onError: (error, book, ...rest) => {
      toast.error(t('trash.restoreFailed', { title: book.title }), {
        description: <ProblemText error={error} />,
      })
      return restoring.onError?.(error, book, ...rest)
    },
  })
  return (book: NamedBook) => mutate(book)
}
