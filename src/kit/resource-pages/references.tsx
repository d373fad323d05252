import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { filtersOf, type Resource, valuesIn, type View } from '#kit/resource/index.ts'
import type { AnyRecord, Option, Reference, References, Screens } from './screens.ts'

export type Options = Record<string, readonly Option[]>

type Named = [field: string, reference: Reference]
export type Records = readonly Record<string, unknown>[]

interface WithOptionsProps {
  screens: Screens
  /** What the page shows: their references have names. */
  records: Records
  children: (options: Options) => ReactNode
}

export const WithOptions = ({ screens, records, children }: WithOptionsProps) =>
  withOptions(Object.entries(screens.references), {}, { records, render: children })

interface Rendering {
  records: Records
  render: (options: Options) => ReactNode
}

function withOptions([next, ...references]: Named[], known: Options, rest: Rendering): ReactNode {
  if (!next) return rest.render(known)
  const [field, { Options: Loaded }] = next
  return (
    <Loaded ids={idsIn(rest.records, field)}>
      {({ data = [] }) => withOptions(references, { ...known, [field]: data }, rest)}
    </Loaded>
  )
}

export function idsIn(records: Records, field: string): string[] {
  const ids = records
    .flatMap((record) => record[field])
    .filter((value): value is string => typeof value === 'string' && value !== '')
  return [...new Set(ids)].toSorted()
}

/** The records that the filters of a list refer to. */
export const wantedBy = (resource: Resource, view: View): Record<string, string[]> =>
  Object.fromEntries(
    filtersOf(resource).flatMap(({ key, field, kind }) =>
      kind.startsWith('reference') ? [[field, valuesIn(String(view[key] ?? ''))]] : [],
    ),
  )

export function optionOf(
  options: Options,
  field: string,
  record: AnyRecord | Record<string, unknown>,
) {
  const id = record[field]
  return options[field]?.find((option) => option.id === id)
}

export function referencesOf(
  options: Options,
  record: Record<string, unknown>,
): Partial<References> {
  return Object.fromEntries(
    Object.keys(options).flatMap((field) => {
      const option = optionOf(options, field, record)
      return option ? [[field, option]] : []
    }),
  )
}

export const textOf = (record: Record<string, unknown>, field: string) => {
  const value = record[field]
  return typeof value === 'string' ? value : ''
}

export const nameOf = (
  { nameField }: Pick<Resource, 'nameField'>,
  record: Record<string, unknown>,
) => textOf(record, nameField)

export const nameIn = (resource: Resource, rows: readonly AnyRecord[]) => (id: string) => {
  const record = rows.find((row) => row.id === id)
  return record && nameOf(resource, record)
}

/** The records may come later: only searched references wait for them. */
export const prepareReferences = (
  queryClient: QueryClient,
  { references }: Screens,
  records: () => Promise<Records> = () => Promise.resolve([]),
) =>
  Object.entries(references).map(async ([field, { Chooser, prepare }]) =>
    prepare(queryClient, Chooser ? idsIn(await records(), field) : []),
  )
