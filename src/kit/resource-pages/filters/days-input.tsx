import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endsIn, rangeText, recentDays } from '#kit/resource/index.ts'
import { isDay } from '#rules/day.ts'
import { Field } from '#ui/fields/field.tsx'
import { RadioGroup } from '#ui/fields/radio-group.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { FilterInputProps } from './filter-editor.tsx'

export function DaysInput({ filter, texts, value, onChange }: FilterInputProps) {
  const { t } = useTranslation('resource-pages')
  const recent = recentDays.find((days) => days === value)
  const [isBetween, setBetween] = useState(value !== '' && !recent)
  if (filter.kind === 'date') return <BothDays value={value} onChange={onChange} />

  function choose(chosen: string) {
    setBetween(chosen === between)
    onChange(chosen === between ? '' : chosen)
  }

  return (
    <>
      <RadioGroup
        label={<span className="sr-only">{texts.labelOf(filter)}</span>}
        value={isBetween ? between : recent}
        onValueChange={choose}
        options={[
          ...recentDays.map((days) => ({ value: days, label: t(`filters.recent.${days}`) })),
          { value: between, label: t('filters.between') },
        ]}
      />
      {isBetween && <BothDays value={value} onChange={onChange} />}
    </>
  )
}

const between = 'between'

function BothDays({ value, onChange }: Pick<FilterInputProps, 'value' | 'onChange'>) {
  const { t } = useTranslation('resource-pages')
  const ends = endsIn(value) ?? {}
  return (
    <div className="mt-3 grid gap-x-3 sm:grid-cols-2">
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={t(`filters.${end}`)}>
          <TextInput
            type="date"
            defaultValue={ends[end]}
            onChange={({ target: { value: day } }) => {
              if (day === '' || isDay(day)) onChange(rangeText({ ...ends, [end]: day }))
            }}
          />
        </Field>
      ))}
    </div>
  )
}
