import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { deletePermanentlyMutation, type NamedBook } from '../../trash/trash.queries.ts'

interface DeleteForGoodProps {
  book: NamedBook | undefined
  onClose: () => void
}

const problemText = (error: Error) => <ProblemText error={error} />

export function DeleteForGood({ book, onClose }: DeleteForGoodProps) {
  const { t } = useTranslation(['books', 'common'])
  const { mutateAsync } = useMutation(deletePermanentlyMutation(useQueryClient()))
  // Keeps the title for the dialog's exit animation.
  const [named, setNamed] = useState(book)
  if (book && book !== named) setNamed(book)

  async function remove() {
    if (!book) return
    await mutateAsync(book)
    toast.success(t('trash.deletedForGood', { title: book.title }))
  }

  return (
    <ConfirmDialog
      open={book !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('trash.deleteTitle')}
      text={t('trash.deleteText', { title: named?.title })}
      tone="danger"
      confirmLabel={t('trash.deleteForGood')}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={remove}
      errorText={problemText}
    />
  )
}
