import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'

export const group = 'fields'

export default function TextInputExample() {
  const { t } = useTranslation('gallery')
  const [title, setTitle] = useState('')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={t('bookTitle')}
        help={t('field.titleHelp')}
        error={!title.trim() && t('field.titleMissing')}
        required
      >
        <TextInput value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label={t('author')} help={t('optional')}>
        <TextInput placeholder={t('melville')} />
      </Field>
      <Field label={t('email')} error={t('field.emailInvalid')} required>
        <TextInput type="email" defaultValue="ishmael@pequod" />
      </Field>
      <Field label={t('role')} help={t('field.notEditable')}>
        <TextInput disabled defaultValue={t('reader')} />
      </Field>
    </div>
  )
}
