import { fieldsOf, type FieldKind, type ListAddress, type Resource } from '#kit/resource/index.ts'
import type { ResourceTexts } from '../use-resource-texts.ts'

const isText = (kind: FieldKind) => kind === 'text' || kind === 'email' || kind === 'url'

export function ordersOf(
  resource: Resource,
  texts: ResourceTexts,
  { sort, searchTerm }: ListAddress,
) {
  const { t, tFirst, label } = texts
  const isSearched = searchTerm !== ''
  const sortable = fieldsOf(resource).filter((entry) => entry[1].sort)
  const order = (name: string, kind: string, suffix: '' | 'Reversed') => ({
    value: suffix ? `-${name}` : name,
    label: tFirst([`list.orders.${name}${suffix}`, `list.orders.${kind}${suffix}`], {
      field: label(name),
    }),
  })
  const both = (name: string, kind: string) => [
    order(name, kind, ''),
    order(name, kind, 'Reversed'),
  ]
  const named = [
    ...sortable.flatMap(([name, { kind }]) => (isText(kind) ? both(name, 'text') : [])),
    ...(resource.metadata ? both('createdAt', 'date').toReversed() : []),
    ...sortable.flatMap(([name, { kind }]) =>
      isText(kind)
        ? []
        : both(name, ['year', 'date', 'dateTime'].includes(kind) ? kind : 'number').toReversed(),
    ),
  ]
  const first = sortable[0]?.[0] ?? '-createdAt'
  return {
    effective: sort || (isSearched ? '' : first),
    orders: isSearched ? [{ label: t('list.orders.best'), value: '' }, ...named] : named,
  }
}
