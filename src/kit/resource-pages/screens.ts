import type { QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { ShownPicture } from '#kit/pictures/index.ts'
import type { Column, Total } from '#kit/record-list/index.ts'
import type {
  ChangeOf,
  DraftOf,
  FilterOf,
  RecordOf,
  Resource,
  SetAction,
  SortOf,
  SummaryOf,
  View,
} from '#kit/resource/index.ts'
import type { ComboboxItem, ComboboxProps } from '#ui/fields/combobox.tsx'
import type { AddedLink, AddedPage } from './added-page.ts'

/** A record of any resource. The options of a resource's screens are typed by its description. */
export interface AnyRecord {
  id: string
  version: number
  createdAt: Date
  updatedAt: Date
  deletedAt?: Date | null
  [field: string]: unknown
}

interface Paging {
  cursor?: string | undefined
  limit?: number
}

interface Page<Row> {
  items: Row[]
  nextCursor: string | null
  total: Total
}

interface Signal {
  signal: AbortSignal
}

interface BulkFailure {
  id: string
  code: string
  message: string
}

interface Undone {
  changed: number
  failed: BulkFailure[]
}

interface BulkResult extends Undone {
  total: number
  nextCursor: string | null
  undoId: string | null
}

interface Named {
  id: string
  name: string | null
}

interface PreviewPart<Item> {
  count: number
  items: Item[]
}

export interface BulkPreview {
  total: number
  changing: PreviewPart<Named & { before?: unknown }>
  unchanged: PreviewPart<Named>
  failed: PreviewPart<Named & Omit<BulkFailure, 'id'>>
}

type Chosen<Filter> = { ids: string[] } | { filter: Filter; cursor?: string | undefined }

interface Calls<Row, Full, Draft, Change, Filter, Wanted, Action> extends ValueCalls {
  list: (input: Wanted, options: Signal) => Promise<Page<Row>>
  count: (filter: Filter, options: Signal) => Promise<{ count: number }>
  get: (input: { id: string }, options: Signal) => Promise<Full>
  create: (draft: Draft) => Promise<Full>
  update: (change: Change) => Promise<Full>
  delete: (input: { id: string }) => Promise<unknown>
  bulk: (input: Chosen<Filter> & { action: Action }) => Promise<BulkResult>
  undoBulk: (input: { undoId: string }) => Promise<Undone>
  bulkPreview: (
    input: ({ ids: string[] } | { filter: Filter }) & { action: Action },
    options: Signal,
  ) => Promise<BulkPreview>
}

/** Values that records have, as filters offer them. */
interface ValueCalls {
  values?: (
    query: { field: string; text: string },
    options: Signal,
  ) => Promise<{ values: string[] }>
}
export type FilterCalls = () => Promise<ValueCalls>

interface TrashCalls<Row> {
  listTrash: (
    input: Paging & { searchTerm?: string | undefined },
    options: Signal,
  ) => Promise<Page<Row>>
  restore: (input: { id: string }) => Promise<unknown>
  deletePermanently: (input: { id: string }) => Promise<unknown>
}

export type FieldName<R extends Resource> = keyof R['fields'] & string
type FieldWith<R extends Resource, Trait> = {
  [K in FieldName<R>]: R['fields'][K] extends Trait ? K : never
}[FieldName<R>]
type Stored<R extends Resource, K extends FieldName<R>> = NonNullable<
  NonNullable<R['fields'][K]['types']>['stored']
>
type CallsOf<R extends Resource> = Calls<
  SummaryOf<R>,
  RecordOf<R>,
  DraftOf<R>,
  ChangeOf<R>,
  FilterOf<R>,
  FilterOf<R> & Paging & { sort?: SortOf<R> | undefined },
  SetAction<R> | { type: 'delete' } | (R extends { trash: true } ? { type: 'restore' } : never)
> &
  (R extends { trash: true } ? TrashCalls<SummaryOf<R>> : object)

export interface BulkAction {
  type: string
  [field: string]: unknown
}
/** The filters and the order of a list, as the API has them. */
export type ViewOf<R extends Resource> = FilterOf<R> & { sort?: SortOf<R> | undefined }

/** Texts of a choice's values, instead of those under `choices`. */
export type ChoiceTexts<R extends Resource> = {
  [K in FieldWith<R, { kind: 'choice' }>]?: (value: Stored<R, K>) => string
}

type AnyCalls = Calls<AnyRecord, AnyRecord, object, object, View, object, BulkAction> &
  TrashCalls<AnyRecord>

export interface Option {
  id: string
  name: string
  /** Tells it from others of the same name. */
  note?: string | undefined
  alsoNamed?: readonly (string | null)[] | undefined
}

interface OptionsProps<Target> {
  ids: readonly string[]
  children: (query: UseQueryResult<Target[]>) => ReactNode
}

export interface Reference<Target extends Option = Option> {
  /** All options or, where users search for them, those with these ids. */
  Options: ComponentType<OptionsProps<Target>>
  prepare: (queryClient: QueryClient, ids: readonly string[]) => Promise<unknown>
  /** Replaces the choice among all options. */
  Chooser?: ComponentType<ChooserProps>
  chip: (option: Target) => ReactNode
  noteOf?: (option: { value: string }) => ReactNode
}

type Control = ComboboxProps<ComboboxItem>

export interface ChooserProps extends Omit<
  Control,
  'items' | 'value' | 'onValueChange' | 'onSearch'
> {
  options: readonly Option[]
  value: string
  onChange: (id: string) => void
  /** The values of the record that gets the reference. */
  record?: Record<string, unknown>
}

type ColumnOptions<Row> = Partial<Pick<Column<Row>, 'width' | 'grows' | 'priority' | 'cell'>>

interface ShownRecord<Row, Targets> {
  record: Row
  references: Partial<Targets>
}

interface PictureProps<Values, Targets> extends ShownRecord<Values, Targets> {
  /** Instead of the record's, in a form. */
  picture?: ShownPicture | undefined
  size: 'row' | 'page'
  label?: string | undefined
}

interface Parts<Row, Values, Field extends string, Targets> {
  icon: ReactNode
  /** Stands in the list while there are no records. */
  drawing?: ReactNode
  /** The title of a row; `children` is its text, linked to the record where that can be opened. */
  Title?: ComponentType<ShownRecord<Row, Targets> & { children: ReactNode }>
  /** Replaces the column of this field in narrow lists. */
  secondLine?: Field
  columns?: Partial<Record<Field | 'createdAt', ColumnOptions<Row>>>
  usualColumns?: readonly (Field | 'createdAt')[]
  /** The picture, or what stands in for it, of a record or of a form's values. */
  Picture?: ComponentType<PictureProps<Values, Targets>>
  affects?: readonly QueryKey[]
  /** Without `load`, a route file shows the page. */
  added?: readonly (AddedLink | AddedPage)[]
}

interface ScreenOptions<R extends Resource, Targets> extends Parts<
  SummaryOf<R>,
  Pick<RecordOf<R>, FieldName<R> & keyof RecordOf<R>>,
  FieldName<R>,
  Targets
> {
  calls: () => Promise<CallsOf<R>>
  references: {
    [K in keyof Targets & FieldWith<R, { kind: 'reference' | 'references' }>]: Reference<
      Targets[K] & Option
    >
  }
}

export type References = Record<string, Option>

export interface Screens extends Parts<AnyRecord, Record<string, unknown>, string, References> {
  resource: Resource
  calls: () => Promise<AnyCalls>
  references: Record<string, Reference>
}

/** Screens ask before they delete a record of a resource that has no trash. */
export function resourceScreens<R extends Resource, Targets = References>(
  resource: R,
  options: ScreenOptions<R, Targets>,
): Screens
export function resourceScreens(resource: Resource, options: object): object {
  return { resource, ...options }
}
