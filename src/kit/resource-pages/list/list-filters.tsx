import { Filters, FilterSelect } from '#kit/record-list/index.ts'
import { fieldOf, filtersOf } from '#kit/resource/index.ts'
import { referenceChooser } from '../reference-chooser.tsx'
import type { Options } from '../references.tsx'
import type { Reference } from '../screens.ts'
import type { ListState } from './use-resource-list.ts'

interface Filter {
  field: string
  value: string
  onChange: (value: string) => void
}

export type Choosers = Record<string, Pick<Reference, 'Chooser' | 'noteOf'>>

interface ListFiltersProps {
  of: Pick<ListState, 'resource' | 'address' | 'texts' | 'valueText' | 'setSearch'>
  options?: Options
  references?: Choosers
}

export function ListFilters({ of, options, references }: ListFiltersProps) {
  const { resource, address, setSearch, valueText } = of
  const { tField, label } = of.texts
  const filters = filtersOf(resource)
  if (filters.length === 0) return null

  const ofReference = ({ field, value, onChange: choose }: Filter) => {
    const { Chooser, noteOf } = references?.[field] ?? {}
    const all = tField('list.all', field)
    return (
      <div key={field} className="w-56 max-sm:w-auto max-sm:min-w-32 max-sm:flex-1">
        {referenceChooser({
          'aria-label': label(field),
          placeholder: all,
          Chooser,
          value,
          options: options?.[field] ?? [],
          onChange: choose,
          ...(noteOf && { noteOf }),
          emptyText: tField('list.none', field),
          clearLabel: all,
          openLabel: tField('list.show', field),
        })}
      </div>
    )
  }

  function choicesOf(field: string) {
    const { kind, options: choices = [] } = fieldOf(resource, field)
    if (kind === 'picture') return [{ value: 'none', label: tField('list.without', field) }]
    const values = kind === 'boolean' ? [true, false] : choices
    return values.map((value) => ({ value: String(value), label: valueText(field, value) }))
  }

  const ofChoice = (filter: Filter) => (
    <FilterSelect
      key={filter.field}
      label={label(filter.field)}
      value={filter.value}
      allLabel={tField('list.all', filter.field)}
      options={choicesOf(filter.field)}
      onChange={filter.onChange}
    />
  )

  return (
    <Filters>
      {filters.map(({ field, param, kind }) =>
        (kind.startsWith('reference') ? ofReference : ofChoice)({
          field,
          value: address[param] ?? '',
          onChange: (value) => setSearch({ [param]: value }),
        }),
      )}
    </Filters>
  )
}
