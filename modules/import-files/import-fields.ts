import {
  baseName,
  type Field,
  fieldsOf,
  languageNamed,
  type Resource,
} from '#kit/resource/index.ts'

export type ImportedResource = Pick<Resource, 'fields'>

export interface ImportField extends Field {
  name: string
  key: string
}

export type Mapping = Record<string, string>

/** The field of each column of a table, in their order: two columns may have the same name. */
export type ColumnFields = (string | null)[]
export type Matching = Mapping | ColumnFields

export const isByColumn = (matching: Matching): matching is ColumnFields => Array.isArray(matching)

export const importFields = (resource: ImportedResource): ImportField[] =>
  fieldsOf(resource)
    .filter(([, { kind }]) => kind !== 'picture')
    .map(([key, field]) =>
      Object.assign({ read: readers[field.kind] }, field, { key, name: baseName(key) }),
    )

/** Only files have them: other callers name a language by its code. */
const readers: Partial<Record<Field['kind'], Field['read']>> = { language: languageNamed }

export const importNames = (resource: ImportedResource) =>
  importFields(resource).map(({ name }) => name)

export const isText = ({ kind }: Pick<ImportField, 'kind'>) =>
  kind === 'text' || kind === 'longText' || kind === 'email' || kind === 'url'

/** A file holds a text, be it the name of the record that a reference points to. */
export const isNamed = (field: Pick<ImportField, 'kind'>) =>
  isText(field) || field.kind === 'reference'

export const isWritten = (field: Pick<ImportField, 'kind'>) =>
  isNamed(field) || field.kind === 'references'

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** A column with the field's own name wins over other names; of those, the first column wins. */
export function fieldsNamed(resource: ImportedResource, columns: string[]): (string | undefined)[] {
  const imported = importFields(resource)
  const own = new Map(imported.map(({ name }) => [plain(name), name]))
  const others = new Map(
    imported.flatMap(({ name, importNames: other = [] }) =>
      other.map((text) => [plain(text), name] as const),
    ),
  )
  const fields = columns.map((column) => own.get(plain(column)))
  const found = new Set(fields)
  return fields.map((field, at) => {
    const other = field ?? others.get(plain(columns[at] ?? ''))
    if (field || !other || found.has(other)) return field
    found.add(other)
    return other
  })
}
