import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { Field } from '#ui/fields/field.tsx'
import { NumberInput } from '#ui/fields/number-input.tsx'
import { AmountInput } from '#ui/fields/parts/amount-input.tsx'

export const group = 'fields'

export default function NumberInputExample() {
  const { t } = useTranslation('gallery')
  const { language } = useLanguage()
  const [copies, setCopies] = useState<number | null>(3)
  const [year, setYear] = useState<number | null>(1851)
  const [price, setPrice] = useState<number | null>(12.5)
  const texts = {
    decreaseLabel: t('field.decrease'),
    increaseLabel: t('field.increase'),
    locale: language,
  }
  return (
    <div className="flex flex-wrap gap-5">
      <Field label={t('copies')}>
        <NumberInput {...texts} value={copies} onValueChange={setCopies} min={0} max={99} />
      </Field>
      <Field label={t('year')}>
        <NumberInput
          {...texts}
          value={year}
          onValueChange={setYear}
          format={{ useGrouping: false }}
        />
      </Field>
      <Field label={t('price')}>
        <AmountInput
          name="price"
          value={price}
          onValueChange={setPrice}
          locale={language}
          format={{ style: 'currency', currency: 'EUR' }}
        />
      </Field>
    </div>
  )
}
