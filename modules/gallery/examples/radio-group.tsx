import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioGroup } from '#ui/fields/radio-group.tsx'

export const group = 'fields'

export default function RadioGroupExample() {
  const { t } = useTranslation('gallery')
  const [binding, setBinding] = useState<'hardback' | 'paperback' | 'audio'>()
  return (
    <RadioGroup
      label={t('field.binding')}
      value={binding}
      onValueChange={setBinding}
      error={!binding && t('field.bindingMissing')}
      required
      options={[
        {
          value: 'hardback',
          label: t('field.hardback'),
          description: t('field.hardbackText'),
        },
        { value: 'paperback', label: t('field.paperback') },
        { value: 'audio', label: t('field.audio'), disabled: true },
      ]}
    />
  )
}
