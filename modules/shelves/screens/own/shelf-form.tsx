import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Question } from '#kit/actions/index.ts'
import { EditDialog, TextField, useMistakeWords } from '#kit/forms/index.ts'
import { type Shelf, shelfDraftSchema, shelfMessages } from '../../shelf.ts'
import { createShelfMutation, renameShelfMutation } from '../../shelves.mutations.ts'

type ShelfDialogProps = Omit<Question<Shelf>, 'row'>

export function NewShelfDialog({
  onMade,
  ...dialog
}: ShelfDialogProps & { onMade: (shelf: Shelf) => void }) {
  const { t } = useTranslation('shelves')
  const { mutateAsync } = useMutation(createShelfMutation)
  return (
    <ShelfDialog
      {...dialog}
      title={t('form.newTitle')}
      description={t('form.newText')}
      submitLabel={t('form.create')}
      save={(draft) => mutateAsync(draft)}
      onSaved={onMade}
    />
  )
}

export function RenameShelfDialog({ row: shelf, ...dialog }: Question<Shelf>) {
  const { t } = useTranslation('shelves')
  const { mutateAsync } = useMutation(renameShelfMutation)
  return (
    <ShelfDialog
      {...dialog}
      initial={shelf?.name}
      title={t('form.renameTitle')}
      submitLabel={t('form.rename')}
      save={({ name }) =>
        mutateAsync({ shelf: shelf?.id ?? '', version: shelf?.version ?? 0, name })
      }
      onSaved={dialog.onClose}
    />
  )
}

interface ShelfFormProps extends ShelfDialogProps {
  initial?: string | undefined
  title: string
  description?: string
  submitLabel: string
  save: (draft: { name: string }) => Promise<Shelf>
  onSaved: (shelf: Shelf) => void
}

function ShelfDialog({ initial = '', ...dialog }: ShelfFormProps) {
  const { t } = useTranslation('shelves')
  const wordsFor = useMistakeWords(shelfMessages, (key) => t(`mistakes.${key}`))
  return (
    <EditDialog {...dialog} initial={{ name: initial }} schema={shelfDraftSchema}>
      {(form) => (
        <TextField
          {...{ form, wordsFor }}
          name="name"
          label={t('fields.name')}
          required
          enterKeyHint="done"
        />
      )}
    </EditDialog>
  )
}
