/** What a file can say of a book, under the names that exports use. */
export const importFields = [
  'title',
  'author',
  'genre',
  'publisher',
  'description',
  'isbn',
  'publishedYear',
] as const
export type ImportField = (typeof importFields)[number]

export const requiredFields = ['title', 'author', 'genre'] as const satisfies ImportField[]

/** From a column's name, as it is written, to the field it fills. */
export type Mapping = Record<string, ImportField>

/** The field that a column names by itself, however it spells it. */
export function fieldNamed(column: string): ImportField | undefined {
  const plain = column.replaceAll(/[\s_-]/g, '').toLowerCase()
  return importFields.find((field) => field.toLowerCase() === plain)
}
