import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'

export const group = 'fields'

export default function TextAreaExample() {
  const { t } = useTranslation('gallery')
  const [text, setText] = useState(t('field.summary'))
  return (
    <Field label={t('description')}>
      <TextArea
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={120}
        count={(length, maxLength) => t('field.countOf', { length, maxLength })}
      />
    </Field>
  )
}
