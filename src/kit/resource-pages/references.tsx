import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Resource } from '#kit/resource/index.ts'
import type { AnyRecord, Option, Reference, References, Screens } from './screens.ts'

export type Options = Record<string, readonly Option[]>

type Named = [field: string, reference: Reference]

interface WithOptionsProps {
  screens: Screens
  children: (options: Options) => ReactNode
}

export const WithOptions = ({ screens, children }: WithOptionsProps) =>
  withOptions(Object.entries(screens.references), {}, children)

function withOptions(
  [next, ...references]: Named[],
  known: Options,
  render: (options: Options) => ReactNode,
): ReactNode {
  if (!next) return render(known)
  const [field, { Options: Loaded }] = next
  return (
    <Loaded>
      {({ data = [] }) => withOptions(references, { ...known, [field]: data }, render)}
    </Loaded>
  )
}

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

export const prepareReferences = (queryClient: QueryClient, { references }: Screens) =>
  Object.values(references).map(({ prepare }) => prepare(queryClient))

export const itemsOf = (options: readonly Option[]) =>
  options.map(({ id, name }) => ({ value: id, label: name }))
