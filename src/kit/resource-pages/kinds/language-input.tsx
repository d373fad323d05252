import { useMemo } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { languageCodes } from '#kit/resource/index.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useResourceTexts } from '../use-resource-texts.ts'
import type { KindInputProps } from './form-options.ts'

export function LanguageInput(props: KindInputProps) {
  const { resource, name, label, required, error, value, onChange } = props
  const { tField } = useResourceTexts(resource)
  const { language } = useLanguage()
  const format = useFormat()
  const items = useMemo(
    () =>
      languageCodes()
        .map((code) => ({ value: code, label: format.language(code) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [format, language],
  )
  return (
    <Field label={label} required={required} error={error}>
      <Combobox
        name={name}
        items={items}
        value={items.find((item) => item.value === value) ?? null}
        onValueChange={(item) => onChange(item?.value ?? (required ? '' : null))}
        placeholder={tField('form.find', name)}
        emptyText={tField('form.none', name)}
        clearLabel={tField('form.clear', name)}
        openLabel={tField('form.showAll', name)}
      />
    </Field>
  )
}
