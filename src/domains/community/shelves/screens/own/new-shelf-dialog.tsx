import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#kit/forms/index.ts'
import type { Shelf } from '../../shelf.ts'
import { createShelfMutation } from '../../shelves.mutations.ts'
import { ShelfForm } from './shelf-form.tsx'

interface NewShelfDialogProps {
  open: boolean
  onClose: () => void
  onMade: (shelf: Shelf) => void
}

export function NewShelfDialog({ open, onClose, onMade }: NewShelfDialogProps) {
  const { t } = useTranslation('shelves')
  const { mutateAsync } = useMutation(createShelfMutation(useQueryClient()))

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('form.newTitle')}
      description={t('form.newText')}
    >
      <ShelfForm
        name=""
        submitLabel={t('form.create')}
        save={(draft) => mutateAsync(draft)}
        onSaved={onMade}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
