import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { Shelf } from '../shelf.ts'
import { ShelfForm } from './shelf-form.tsx'
import { createShelfMutation } from './shelves.mutations.ts'

interface NewShelfDialogProps {
  open: boolean
  onClose: () => void
  /** Closes it, or leaves the page that has it. */
  onMade: (shelf: Shelf) => void
}

export function NewShelfDialog({ open, onClose, onMade }: NewShelfDialogProps) {
  const { t } = useTranslation(['shelves', 'common'])
  const { mutateAsync } = useMutation(createShelfMutation(useQueryClient()))

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('form.newTitle')}
      description={t('form.newText')}
      closeLabel={t('common:actions.close')}
    >
      <ShelfForm
        name=""
        submitLabel={t('form.create')}
        save={(draft) => mutateAsync(draft)}
        onSaved={onMade}
        onCancel={onClose}
      />
    </Dialog>
  )
}
