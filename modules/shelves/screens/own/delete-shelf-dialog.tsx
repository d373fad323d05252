import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { Shelf } from '../../shelf.ts'
import { deleteShelfMutation, forgetShelf } from '../../shelves.mutations.ts'

interface DeleteShelfDialogProps {
  shelf: Shelf
  open: boolean
  onClose: () => void
  onDeleted?: () => Promise<void>
}

const problemText = (error: Error) => <ProblemText error={error} />

export function DeleteShelfDialog({ shelf, open, onClose, onDeleted }: DeleteShelfDialogProps) {
  const { t } = useTranslation(['shelves', 'common'])
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(deleteShelfMutation)

  async function remove() {
    await mutateAsync(shelf)
    toast.success(t('own.deleted', { shelf: shelf.name }))
    await onDeleted?.()
    await forgetShelf(queryClient, shelf)
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('own.deleteTitle', { shelf: shelf.name })}
      text={t('own.deleteText', { count: shelf.bookCount })}
      tone="danger"
      confirmLabel={t('own.delete')}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={remove}
      errorText={problemText}
    />
  )
}
