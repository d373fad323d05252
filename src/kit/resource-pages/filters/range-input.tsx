import { useTranslation } from 'react-i18next'
import { languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { endsIn, type Filter, formOf, rangeText } from '#kit/resource/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { NumberInput } from '#ui/fields/number-input.tsx'
import type { FilterInputProps } from './filter-editor.tsx'

export function RangeInput({ filter, value, onChange }: FilterInputProps) {
  const { t } = useTranslation('resource-pages')
  const { language } = useLanguage()
  const ends = endsIn(value) ?? {}
  const isYear = filter.kind === 'year'
  return (
    <div className="grid gap-1">
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={t(`filters.${end}`)}>
          <NumberInput
            value={ends[end] === undefined ? null : Number(ends[end])}
            onValueChange={(number) =>
              onChange(rangeText({ ...ends, [end]: number === null ? '' : `${number}` }))
            }
            decreaseLabel={t(isYear ? 'form.previousYear' : 'form.less')}
            increaseLabel={t(isYear ? 'form.nextYear' : 'form.more')}
            locale={languages[language].locale}
            {...(isYear && { format: { useGrouping: false } })}
          />
        </Field>
      ))}
    </div>
  )
}

/** Ends that were entered the wrong way round change places. */
export function inOrder({ kind }: Filter, text: string): string {
  const { from, to } = endsIn(text) ?? {}
  if (from === undefined || to === undefined) return text
  const form = formOf({ kind })
  const isWrong =
    form === 'range' ? Number(from) > Number(to) : ['days', 'moments'].includes(form) && from > to
  return isWrong ? rangeText({ from: to, to: from }) : text
}
