import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#kit/forms/index.ts'
import type { Shelf } from '../../shelf.ts'
import { renameShelfMutation } from '../../shelves.mutations.ts'
import { ShelfForm } from './shelf-form.tsx'

interface RenameShelfDialogProps {
  shelf: Shelf
  open: boolean
  onClose: () => void
}

export function RenameShelfDialog({ shelf, open, onClose }: RenameShelfDialogProps) {
  const { t } = useTranslation('shelves')
  const { mutateAsync } = useMutation(renameShelfMutation(useQueryClient()))
  const { id, version } = shelf
  return (
    <FormDialog open={open} onClose={onClose} title={t('form.renameTitle')}>
      <ShelfForm
        name={shelf.name}
        submitLabel={t('form.rename')}
        save={({ name }) => mutateAsync({ shelf: id ?? '', version, name })}
        onSaved={onClose}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
