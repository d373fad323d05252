import { baseName, type FieldKind, listedFieldsOf, type Resource } from '#kit/resource/index.ts'

const elsewhere: readonly FieldKind[] = ['picture', 'longText']

/** The field that a column shows, if its value can change in the list. */
export const editableField = (resource: Resource, column: string) =>
  listedFieldsOf(resource).find(
    ([name, { kind }]) => baseName(name) === column && !elsewhere.includes(kind),
  )?.[0]
