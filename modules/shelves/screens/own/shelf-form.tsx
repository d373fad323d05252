import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DialogForm, FormDialog, useForm, useMistakeWords } from '#kit/forms/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { type Shelf, shelfDraftSchema, shelfMessages } from '../../shelf.ts'
import { createShelfMutation, renameShelfMutation } from '../../shelves.mutations.ts'

interface ShelfDialogProps {
  open: boolean
  onClose: () => void
}

export function NewShelfDialog({
  onMade,
  ...dialog
}: ShelfDialogProps & { onMade: (shelf: Shelf) => void }) {
  const { t } = useTranslation('shelves')
  const { mutateAsync } = useMutation(createShelfMutation)
  return (
    <FormDialog {...dialog} title={t('form.newTitle')} description={t('form.newText')}>
      <ShelfForm
        name=""
        submitLabel={t('form.create')}
        save={(draft) => mutateAsync(draft)}
        onSaved={onMade}
        onCancel={dialog.onClose}
      />
    </FormDialog>
  )
}

export function RenameShelfDialog({ shelf, ...dialog }: ShelfDialogProps & { shelf: Shelf }) {
  const { t } = useTranslation('shelves')
  const { mutateAsync } = useMutation(renameShelfMutation)
  const { id, version } = shelf
  return (
    <FormDialog {...dialog} title={t('form.renameTitle')}>
      <ShelfForm
        name={shelf.name}
        submitLabel={t('form.rename')}
        save={({ name }) => mutateAsync({ shelf: id ?? '', version, name })}
        onSaved={dialog.onClose}
        onCancel={dialog.onClose}
      />
    </FormDialog>
  )
}

interface ShelfFormProps {
  name: string
  submitLabel: string
  save: (draft: { name: string }) => Promise<Shelf>
  onSaved: (shelf: Shelf) => void
  onCancel: () => void
}

function ShelfForm({ name, submitLabel, save, onSaved, onCancel }: ShelfFormProps) {
  const { t } = useTranslation('shelves')
  const form = useForm({ initial: { name }, schema: shelfDraftSchema, save, onSaved })
  const wordsFor = useMistakeWords(shelfMessages, (key) => t(`mistakes.${key}`))
  return (
    <DialogForm form={form} submitLabel={submitLabel} onCancel={onCancel}>
      <Field label={t('fields.name')} required error={wordsFor(form.mistakeIn('name'))}>
        <TextInput
          name="name"
          value={form.values.name}
          onChange={({ target }) => form.set({ name: target.value })}
          autoComplete="off"
          enterKeyHint="done"
        />
      </Field>
    </DialogForm>
  )
}
