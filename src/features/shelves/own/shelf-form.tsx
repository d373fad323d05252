import { useTranslation } from 'react-i18next'
import { DialogForm, messageName, useForm } from '#features/forms/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { type Shelf, shelfDraftSchema, shelfMessages } from '../shelf.ts'

interface ShelfFormProps {
  name: string
  submitLabel: string
  save: (draft: { name: string }) => Promise<Shelf>
  onSaved: (shelf: Shelf) => void
  onCancel: () => void
}

/** What a shelf is called. */
export function ShelfForm({ name, submitLabel, save, onSaved, onCancel }: ShelfFormProps) {
  const { t } = useTranslation('shelves')
  const form = useForm({ initial: { name }, schema: shelfDraftSchema, save, onSaved })
  const mistake = form.mistakeIn('name')
  const known = mistake && messageName(shelfMessages, mistake)
  return (
    <DialogForm form={form} submitLabel={submitLabel} onCancel={onCancel}>
      <Field label={t('form.name')} required error={known ? t(`mistakes.${known}`) : mistake}>
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
