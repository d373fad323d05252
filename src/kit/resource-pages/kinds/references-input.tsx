import { Field } from '#ui/fields/field.tsx'
import { MultiCombobox } from '#ui/fields/parts/multi-combobox.tsx'
import { itemsOf } from '../reference-chooser.tsx'
import { useResourceTexts } from '../use-resource-texts.ts'
import type { KindInputProps } from './form-options.ts'

export function ReferencesInput(props: KindInputProps) {
  const { resource, name, label, required, error, value, onChange, options } = props
  const { t, tField } = useResourceTexts(resource)
  const items = itemsOf(options)
  const ids = Array.isArray(value) ? value.map(String) : []
  return (
    <Field label={label} required={required} error={error}>
      <MultiCombobox
        name={name}
        items={items}
        value={ids.flatMap((id) => items.find((item) => item.value === id) ?? [])}
        onValueChange={(chosen) => onChange(chosen.map((item) => item.value))}
        placeholder={tField('form.find', name)}
        emptyText={tField('form.none', name)}
        openLabel={tField('form.showAll', name)}
        removeLabel={(item) => t('form.remove', { name: item.label })}
      />
    </Field>
  )
}
