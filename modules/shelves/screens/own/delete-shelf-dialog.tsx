import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ConfirmAction, type Question } from '#kit/actions/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Shelf } from '../../shelf.ts'
import { deleteShelfMutation, forgetShelf } from '../../shelves.mutations.ts'

interface DeleteShelfDialogProps extends Question<Shelf> {
  onDeleted?: () => Promise<void>
}

export function DeleteShelfDialog({ row: shelf, onDeleted, ...dialog }: DeleteShelfDialogProps) {
  const { t } = useTranslation('shelves')
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(deleteShelfMutation)

  async function remove(deleted: Shelf) {
    await mutateAsync(deleted)
    toast.success(t('own.deleted', { shelf: deleted.name }))
    await onDeleted?.()
    await forgetShelf(queryClient, deleted)
  }

  return (
    <ConfirmAction
      {...dialog}
      title={t('own.deleteTitle', { shelf: shelf?.name })}
      text={t('own.deleteText', { count: shelf?.bookCount ?? 0 })}
      confirmLabel={t('own.delete')}
      onConfirm={async () => shelf && remove(shelf)}
    />
  )
}
