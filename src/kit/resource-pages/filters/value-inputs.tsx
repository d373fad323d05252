import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { ProblemText } from '#kit/problems/index.ts'
import { listOfValues, valuesIn } from '#kit/resource/index.ts'
import type { ComboboxItem } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { MultiCombobox } from '#ui/fields/parts/multi-combobox.tsx'
import { itemsOf } from '../reference-chooser.tsx'
import type { FilterInputProps } from './filter-editor.tsx'

const change =
  (onChange: FilterInputProps['onChange']) =>
  (chosen: readonly ComboboxItem[]): void =>
    onChange(listOfValues(chosen.map((item) => item.value)))

/** The choices of a resource whose records are all known, or of one that users search. */
export function ReferenceValues(props: FilterInputProps) {
  const { filter, of, texts, options = {}, references = {}, value, onChange } = props
  const { field } = filter
  const { tField } = of.texts
  const { Chooser, noteOf } = references[field] ?? {}
  const known = options[field] ?? []
  const ids = valuesIn(value)
  if (!Chooser) return <ManyInput {...props} items={itemsOf(known)} noteOf={noteOf} />

  const replace = (old: string) => (id: string) =>
    onChange(listOfValues([...ids.map((one) => (one === old ? id : one)), old ? '' : id]))
  return (
    <div className="grid gap-2">
      {[...ids, ''].map((id) => (
        <Chooser
          key={id}
          aria-label={texts.labelOf(filter)}
          placeholder={tField('form.find', field)}
          options={known}
          value={id}
          onChange={replace(id)}
          emptyText={tField('list.none', field)}
          clearLabel={tField('form.clear', field)}
          openLabel={tField('list.show', field)}
        />
      ))}
    </div>
  )
}

const none = { values: [] }
const fresh = 30_000

/** Values that records have, and texts that the user types. */
export function FoundValues(props: FilterInputProps) {
  const { filter, of, texts, calls } = props
  const { field, kind } = filter
  const [typed, setTyped] = useState('')
  const isLanguage = kind === 'language'
  const asked = { field, text: isLanguage ? '' : typed.trim() }
  const query = useQuery({
    queryKey: [of.resource.path, 'values', asked],
    queryFn: async ({ signal }) => (await calls?.())?.values?.(asked, { signal }) ?? none,
    placeholderData: keepPreviousData,
    staleTime: fresh,
  })
  const { values } = query.data ?? none
  const found = values.map((one) => ({ value: one, label: texts.valueOf(filter, one) }))
  const isNew = asked.text !== '' && !values.includes(asked.text)
  const own = { value: asked.text, label: of.texts.t('filters.exactly', { text: asked.text }) }
  return (
    <ManyInput
      {...props}
      items={isNew ? [...found, own] : found}
      emptyText={query.error && <ProblemText error={query.error} />}
      {...(!isLanguage && { onSearch: setTyped })}
    />
  )
}

interface ManyInputProps
  extends FilterInputProps, Pick<ComponentProps<typeof MultiCombobox>, 'items' | 'onSearch'> {
  emptyText?: ReactNode
  noteOf?: ComponentProps<typeof MultiCombobox>['noteOf']
}

function ManyInput(props: ManyInputProps) {
  const { filter, of, texts, value, onChange, items, emptyText, noteOf, onSearch } = props
  const { t, tField } = of.texts
  const itemOf = (one: string) => ({ value: one, label: texts.valueOf(filter, one) })
  return (
    <Field label={<span className="sr-only">{texts.labelOf(filter)}</span>}>
      <MultiCombobox
        name={filter.param}
        items={items}
        value={valuesIn(value).map(itemOf)}
        onValueChange={change(onChange)}
        placeholder={tField('form.find', filter.field)}
        emptyText={emptyText ?? tField('list.none', filter.field)}
        openLabel={tField('list.show', filter.field)}
        removeLabel={(item) => t('form.remove', { name: item.label })}
        {...(noteOf && { noteOf })}
        {...(onSearch && { onSearch })}
      />
    </Field>
  )
}
