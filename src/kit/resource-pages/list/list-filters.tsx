import { Filters, FilterSelect } from '#kit/record-list/index.ts'
import { fieldOf, filtersOf } from '#kit/resource/index.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { itemsOf } from '../references.tsx'
import type { ListState } from './use-resource-list.ts'

interface Filter {
  field: string
  value: string
  onChange: (value: string) => void
}

type ListFiltersProps = Pick<
  ListState,
  'resource' | 'address' | 'references' | 'texts' | 'valueText' | 'setSearch'
>

export function ListFilters(props: ListFiltersProps) {
  const { resource, address, references, setSearch, valueText } = props
  const { tField, label } = props.texts
  const filters = filtersOf(resource)
  if (filters.length === 0) return null

  const ofReference = ({ field, value, onChange: choose }: Filter) => {
    const { options = [], noteOf } = references[field] ?? {}
    const items = itemsOf(options)
    const all = tField('list.all', field)
    return (
      <div key={field} className="w-56 max-sm:w-auto max-sm:min-w-32 max-sm:flex-1">
        <Combobox
          aria-label={label(field)}
          placeholder={all}
          items={items}
          value={items.find((item) => item.value === value) ?? null}
          onValueChange={(item) => choose(item?.value ?? '')}
          {...(noteOf && { noteOf })}
          emptyText={tField('list.none', field)}
          clearLabel={all}
          openLabel={tField('list.show', field)}
        />
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
