import type { Namespace } from '#i18n/texts.ts'
import type { Field } from './fields.ts'
import type { ReservedName } from './reserved-names.ts'

type Fields = Record<string, Field>

/** The values of these fields together must be unique, ignoring case. */
interface UniqueRule {
  fields: readonly string[]
  code?: string
  at: string
  message: string
}

interface TextPlace {
  namespace: Namespace
  group: string
}

interface Description<F extends Fields> {
  /** The last part of the addresses `/manager/pets` and `/api/v1/pets`, and the namespace of the texts. */
  path: string
  texts?: TextPlace
  /** The field by which users know a record. */
  nameField: keyof F & string
  fields: F
  /** The filters of its lists, besides those of the fields. */
  filters?: {
    createdAt?: true
    /** A record is complete with all of these, and lists find those that lack some. */
    missing?: readonly (keyof F & string)[]
  }
  unique?: UniqueRule
  /** Records whose fields of a rule are equal may be duplicates, ignoring case, accents, punctuation and a leading article. */
  alike?: Record<string, readonly (keyof F & string)[]>
  /** Deleted records can be restored for a while. */
  trash?: boolean
  /** Records have a version and times; without them, the last of two saves wins. */
  metadata?: boolean
  codes?: { inUse?: string }
  /** The required reference to what a record belongs to: only its members see the record. */
  belongsTo?: keyof F & string
  /** The calls that programs get as tools at `/mcp`. */
  tools?: readonly ToolVerb[]
}

type ToolVerb =
  | 'search'
  | 'get'
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'bulkEdit'
  | 'import'

export interface Resource<
  Name extends string = string,
  F extends Fields = Fields,
  Trash extends boolean = boolean,
> extends Description<F> {
  name: Name
  trash: Trash
  metadata: boolean
}

/** Names that the kit has taken are refused where they are written; `resourceTable` refuses the rest. */
type FreeNames<F> = {
  [K in keyof F]: K extends ReservedName ? `The name ${K} is taken by the kit` : unknown
}

/** Describes a resource for the server and the browser. Plain data: `schemas.ts` derives the rules. */
export function defineResource<const Name extends string, const D extends Description<Fields>>(
  name: Name,
  description: D & { fields: FreeNames<D['fields']> },
): Resource<Name, D['fields'], D extends { trash: true } ? true : false> & D
export function defineResource(name: string, description: Description<Fields>): Resource {
  return { trash: false, metadata: true, ...description, name }
}

type StoredIn<F extends Fields> = { [K in keyof F]: NonNullable<F[K]['types']>['stored'] }
type DraftIn<F extends Fields> = { [K in keyof F]: NonNullable<F[K]['types']>['draft'] }
type OptionalIn<F extends Fields> = {
  [K in keyof F]: undefined extends NonNullable<F[K]['types']>['draft'] ? K : never
}[keyof F]
type UnlistedIn<F extends Fields> = {
  [K in keyof F]: F[K] extends { listed: false } ? K : never
}[keyof F]

type MetadataOf<R> = R extends { metadata: false }
  ? object
  : { version: number; createdAt: Date; updatedAt: Date }

type Simple<T> = { [K in keyof T]: T[K] }

export type DraftOf<R extends Resource> = Simple<
  Omit<DraftIn<R['fields']>, OptionalIn<R['fields']>> &
    Partial<Pick<DraftIn<R['fields']>, OptionalIn<R['fields']>>>
>
/** `version` is the version that the change is based on. */
export type ChangeOf<R extends Resource> = Simple<
  { id: string } & (R extends { metadata: false } ? object : { version: number }) &
    Partial<DraftIn<R['fields']>>
>
export type RecordOf<R extends Resource> = Simple<
  { id: string } & MetadataOf<R> &
    StoredIn<R['fields']> &
    (R extends { trash: true } ? { deletedAt: Date | null } : object)
>
export type SummaryOf<R extends Resource> = Simple<Omit<RecordOf<R>, UnlistedIn<R['fields']>>>

type SortableIn<F extends Fields> = {
  [K in keyof F]: F[K] extends { sort: true } ? K & string : never
}[keyof F]
type Either<Key extends string> = Key | `-${Key}`
export type SortOf<R extends Pick<Resource, 'fields'>> = string extends keyof R['fields']
  ? string
  : Either<SortableIn<R['fields']> | (R extends { metadata: false } ? never : 'createdAt')>

type FilteredIn<F extends Fields> = {
  [K in keyof F]: F[K] extends { filter: true } ? K & string : never
}[keyof F]
type FilterKey<F extends Fields, K extends string> = F[K] extends { kind: 'picture' }
  ? BaseName<K>
  : F[K] extends { kind: 'references' }
    ? OneOf<K>
    : K
type BaseName<K extends string> = K extends `${infer Base}Id` ? Base : K
type OneOf<K extends string> = K extends `${infer One}s` ? One : K
/** As texts of addresses: `docs/adding-a-field.md` has the form of each kind. */
type FilterValue<F extends Fields, K extends string> = F[K] extends { kind: 'picture' }
  ? 'none' | 'some'
  : F[K] extends { kind: 'boolean' }
    ? boolean
    : F[K] extends { kind: 'choice' }
      ? Several<NonNullable<F[K]['types']>['stored'] & string>
      : string
type Several<Value extends string> = Value | `${Value},${string}`
type FurtherFilter<R> = R extends { filters: infer Filters extends object }
  ? keyof Filters & string
  : never
export type FilterOf<R extends Resource> = Simple<
  { searchTerm?: string | undefined } & {
    [K in FilteredIn<R['fields']> as FilterKey<R['fields'], K>]?:
      | FilterValue<R['fields'], K>
      | undefined
  } & { [K in FurtherFilter<R>]?: string | undefined }
>

type NotSettable = { bulk: false } | { kind: 'references' }
type SetOf<R extends Resource> = {
  [
    K in keyof R['fields'] & string as R['fields'][K] extends NotSettable
      ? never
      : K extends R['nameField']
        ? never
        : K
  ]: { type: `set${Capitalize<BaseName<K>>}` } & {
    [P in K]: R['fields'][K] extends { kind: 'picture' } ? null : ValueOf<R['fields'][K]>
  }
}
type ValueOf<F extends Field> = Exclude<NonNullable<F['types']>['draft'], undefined>
/** Sets one field of many records: `{ type: 'setOwner', ownerId }`. */
export type SetAction<R extends Resource> = SetOf<R>[keyof SetOf<R>]

type ImportNames<R extends Resource> = Partial<Record<keyof R['fields'], readonly string[]>>

/** The same resource with further names of its fields in files: lists don't load them. */
export function withImportNames<R extends Resource>(resource: R, names: ImportNames<R>): R
export function withImportNames(resource: Resource, names: ImportNames<Resource>): object {
  const fields = Object.entries(resource.fields).map(
    ([name, field]) => [name, Object.assign({ importNames: names[name] ?? [] }, field)] as const,
  )
  return { ...resource, fields: Object.fromEntries(fields) }
}
