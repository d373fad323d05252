import type { Field, FieldOptions } from '../fields.ts'

type ReferencesOptions = Omit<FieldOptions, 'sort' | 'bulk' | 'search'>

/** Optional means that there may be none; a record always has the list. */
type ReferencesOf<Options> = Options extends { required: true }
  ? Field<string[], string[], 'references'> & Options
  : Field<string[] | undefined, string[], 'references'> & Options

/** An ordered set of records of the resource `target`; the field's name ends with `Ids`. */
export function references<const Options extends ReferencesOptions>(
  target: string,
  options: Options,
): ReferencesOf<Options>
export function references(target: string, options: object): object {
  return {
    kind: 'references',
    target,
    look: { width: 14, grows: true },
    read: namesIn,
    ...options,
  } satisfies Partial<Field>
}

/** "Ada; Grace": a backslash precedes a semicolon or a backslash within a name. */
export const namesIn = (cell: string): string[] =>
  (cell.match(/(?:\\.|[^;\\]|\\$)+/g) ?? [])
    .map((name) => name.replaceAll(/\\([;\\])/g, '$1').trim())
    .filter((name) => name !== '')
