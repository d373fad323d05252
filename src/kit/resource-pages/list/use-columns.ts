import { useFormat } from '#i18n/use-format.ts'
import type { Column } from '#kit/record-list/index.ts'
import type { ListState } from '../list-state/use-resource-list.ts'
import type { AnyRecord } from '../screens.ts'
import { columnOf } from './columns.tsx'

type Given<Row> = Record<string, Partial<Column<Row>>>
export type DescribedList = Pick<ListState, 'resource' | 'texts' | 'valueText'>

/** The columns of a list, in the order of `given`: the description completes those of its fields. */
export function useColumns<Row extends { id: string }>(
  of: DescribedList,
  given: Given<Row>,
): Column<Row>[]
export function useColumns(
  { resource, texts, valueText }: DescribedList,
  given: Given<AnyRecord>,
): object {
  const screens = { resource, columns: given, references: {} }
  const display = { screens, texts, valueText, format: useFormat(), options: {} }
  return Object.entries(given).map(([name, own]) =>
    name === 'createdAt' || resource.fields[name]
      ? columnOf(name, display)
      : Object.assign({ id: name, label: texts.label(name), cell: () => null }, own),
  )
}
