interface FieldOptions<Required extends boolean = boolean> {
  required?: Required
  /** In English, for messages of the API. The screens have their own texts. */
  label?: string
  /** `words` finds words anywhere in the text, `exact` only the whole value in any notation that `parse` reads. */
  search?: 'words' | 'exact'
  sort?: true
  /** Lists can be limited to one value or, for a picture, to records without one. */
  filter?: true
  /** Many records can be set to one value at once. */
  bulk?: true
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

interface NumberOptions<Required extends boolean> extends FieldOptions<Required> {
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
  types?: { draft: Draft; stored: Stored }
}

export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'url'
  | 'number'
  | 'year'
  | 'hue'
  | 'boolean'
  | 'choice'
  | 'date'
  | 'reference'
  | 'picture'

type FieldOf<Kind extends FieldKind, Value, Options> = Options extends { required: true }
  ? Field<Value, Value, Kind> & Options
  : Field<Value | null | undefined, Value | null, Kind> & Options

function kindOf<Kind extends FieldKind, Value, Allowed>(kind: Kind) {
  return function field<const Options extends Allowed>(options: Options) {
    return described<FieldOf<Kind, Value, Options>>({ kind, ...options })
  }
}

function described<Described extends Field>(field: object): Described
function described(field: object): object {
  return field
}

export const text = kindOf<'text', string, TextOptions<boolean>>('text')
export const longText = kindOf<'longText', string, TextOptions<boolean>>('longText')
export const email = kindOf<'email', string, TextOptions<boolean>>('email')
export const url = kindOf<'url', string, TextOptions<boolean>>('url')
export const number = kindOf<'number', number, NumberOptions<boolean>>('number')
export const year = kindOf<'year', number, FieldOptions>('year')
/** A hue in degrees, from which colours are derived. */
export const hue = kindOf<'hue', number, FieldOptions>('hue')
export const boolean = kindOf<'boolean', boolean, FieldOptions>('boolean')
/** An ISO date without time. */
export const date = kindOf<'date', string, FieldOptions>('date')
export const picture = kindOf<'picture', string, FieldOptions>('picture')

export const choice = <const Value extends string, const Options extends FieldOptions>(
  options: readonly Value[],
  rest: Options,
) => described<FieldOf<'choice', Value, Options>>({ kind: 'choice', options, ...rest })

/** `target` is the name of the resource whose id the field holds. */
export const reference = <const Options extends FieldOptions>(target: string, options: Options) =>
  described<FieldOf<'reference', string, Options>>({ kind: 'reference', target, ...options })
