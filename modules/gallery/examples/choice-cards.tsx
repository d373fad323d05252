import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/fields/choice-cards.tsx'

export const group = 'fields'

export default function ChoiceCardsExample() {
  const { t } = useTranslation('gallery')
  const [value, setValue] = useState<'first' | 'second'>('first')
  return (
    <ChoiceCards
      label={t('bookTitle')}
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'first', label: t('genre'), children: t('novel') },
        { value: 'second', label: t('author'), children: t('melville') },
      ]}
    />
  )
}
