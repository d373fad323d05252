import { useTranslation } from 'react-i18next'
import { DialogForm, useForm, useMistakeWords } from '#kit/forms/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { type Shelf, shelfDraftSchema, shelfMessages } from '../../shelf.ts'

interface ShelfFormProps {
  name: string
  submitLabel: string
  save: (draft: { name: string }) => Promise<Shelf>
  onSaved: (shelf: Shelf) => void
  onCancel: () => void
}

export function ShelfForm({ name, submitLabel, save, onSaved, onCancel }: ShelfFormProps) {
  const { t } = useTranslation('shelves')
  const form = useForm({ initial: { name }, schema: shelfDraftSchema, save, onSaved })
  const wordsFor = useMistakeWords(shelfMessages, (key) => t(`mistakes.${key}`))
  return (
    <DialogForm form={form} submitLabel={submitLabel} onCancel={onCancel}>
      <Field label={t('form.name')} required error={wordsFor(form.mistakeIn('name'))}>
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
