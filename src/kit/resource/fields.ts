import type { formatsOf } from '#i18n/formats.ts'
import type { Labels } from '#i18n/languages.ts'

export interface FieldOptions<Required extends boolean = boolean> {
  required?: Required
  /** In English for messages of the API; in all languages, it spares the field its texts in `locales`. */
  label?: string | Labels
  /** `words` finds words anywhere in the text, `exact` only the whole value in any notation that `parse` reads. */
  search?: 'words' | 'exact'
  sort?: true
  /** Lists can be limited by it: to some values, or to a range of numbers or days. */
  filter?: true
  /** Many records can be set to one value at once, unless `false`; `true` gives the field a button of its own. */
  bulk?: boolean
  /** Lists leave out what only the record's page shows. */
  listed?: false
  importNames?: readonly string[]
}

interface TextOptions<Required extends boolean> extends FieldOptions<Required> {
  max?: number
  /** Returns the stored notation, or undefined if the text is invalid. */
  parse?: (text: string) => string | undefined
  format?: (stored: string) => string
  /** The message of the API if `parse` refuses the text, by the name of its translation. */
  invalid?: readonly [name: string, message: string]
}

export interface NumberOptions<Required extends boolean> extends FieldOptions<Required> {
  min?: number
  max?: number
}

/** A field of a resource: plain data. `types` exists for the compiler only. */
export interface Field<
  Draft = unknown,
  Stored = unknown,
  Kind extends FieldKind = FieldKind,
> extends TextOptions<boolean> {
  kind: Kind
  min?: number
  options?: readonly string[]
  target?: string
  /** ISO 4217. */
  currency?: string
  look?: { width?: number; numeric?: boolean; grows?: boolean }
  show?: (stored: unknown, format: ReturnType<typeof formatsOf>) => string
  read?: (cell: string) => unknown
  types?: { draft: Draft; stored: Stored }
}

export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'url'
  | 'number'
  | 'money'
  | 'year'
  | 'hue'
  | 'boolean'
  | 'choice'
  | 'date'
  | 'dateTime'
  | 'language'
  | 'reference'
  | 'references'
  | 'picture'

export type FieldOf<Kind extends FieldKind, Value, Options> = Options extends { required: true }
  ? Field<Value, Value, Kind> & Options
  : Field<Value | null | undefined, Value | null, Kind> & Options

type Maker<Name extends FieldKind, Value, Allowed> = <const Options extends Allowed>(
  options: Options,
) => FieldOf<Name, Value, Options>

interface Kinds {
  text: Maker<'text', string, TextOptions<boolean>>
  longText: Maker<'longText', string, TextOptions<boolean>>
  email: Maker<'email', string, TextOptions<boolean>>
  url: Maker<'url', string, TextOptions<boolean>>
  number: Maker<'number', number, NumberOptions<boolean>>
  year: Maker<'year', number, FieldOptions>
  hue: Maker<'hue', number, FieldOptions>
  boolean: Maker<'boolean', boolean, FieldOptions>
  date: Maker<'date', string, FieldOptions>
  picture: Maker<'picture', string, FieldOptions>
  choice: <const Value extends string, const Options extends FieldOptions>(
    options: readonly Value[],
    rest: Options,
  ) => FieldOf<'choice', Value, Options>
  /** `target` is the name of the resource whose id the field holds. */
  reference: <const Options extends FieldOptions>(
    target: string,
    options: Options,
  ) => FieldOf<'reference', string, Options>
}

const kind = (name: FieldKind) => (options: object) => ({ kind: name, ...options })

function kinds(): Kinds
function kinds(): object {
  return {
    text: kind('text'),
    longText: kind('longText'),
    email: kind('email'),
    url: kind('url'),
    number: kind('number'),
    year: kind('year'),
    hue: kind('hue'),
    boolean: kind('boolean'),
    date: kind('date'),
    picture: kind('picture'),
    choice: (options: string[], rest: object) => ({ kind: 'choice', options, ...rest }),
    reference: (target: string, rest: object) => ({ kind: 'reference', target, ...rest }),
  }
}

export const {
  text,
  longText,
  email,
  url,
  number,
  year,
  hue,
  boolean,
  date,
  picture,
  choice,
  reference,
} = kinds()
