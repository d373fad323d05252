import { z } from 'zod/mini'
import { idSchema } from '#platform/api/id.ts'
import { pageSchema, paging, searchTermSchema } from '#platform/list/list-schema.ts'
import { isSearched, sortsOf } from '../describe.ts'
import { knownPart } from '../filters/check-filter.ts'
import { type Filter, formOf, filtersOf } from '../filters/filter.ts'
import { valuesIn } from '../filters/values.ts'
import type { FilterOf, Resource, SortOf, SummaryOf } from '../resource.ts'
import { schemasOf } from '../schemas.ts'
import { daysIn, momentsIn } from './filters/moments.server.ts'
import { numbersIn } from './filters/ranges.server.ts'

export interface Paged {
  cursor?: string | undefined
  limit: number
}

export type QueryOf<R extends Resource> = FilterOf<R> &
  Paged & {
    sort?: SortOf<R> | undefined
    /** Where the list starts in the alphabet: a letter, or the first few of a name. */
    from?: string | undefined
  }

export type TrashQuery = Paged & { searchTerm?: string | undefined }

type QueryInput<R extends Resource> = FilterOf<R> & {
  sort?: SortOf<R> | undefined
  from?: string | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

export interface Total {
  count: number
  exact: boolean
}

export interface PageOf<Item> {
  items: Item[]
  nextCursor: string | null
  total: Total
}

interface ListSchemas<R extends Resource> {
  filter: z.ZodMiniType<FilterOf<R>>
  query: z.ZodMiniType<QueryOf<R>, QueryInput<R>>
  trash: z.ZodMiniType<TrashQuery, Omit<TrashQuery, 'limit'> & { limit?: number | undefined }>
  page: z.ZodMiniType<PageOf<SummaryOf<R>>>
}

const from = z.string().check(z.minLength(1), z.maxLength(10), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

type QueryShape<R extends Resource> = {
  [K in keyof FilterOf<R>]-?: z.ZodMiniOptional<z.ZodMiniType<NonNullable<FilterOf<R>[K]>>>
} & { sort: z.ZodMiniOptional<z.ZodMiniType<SortOf<R>>> } & typeof paging

export function queryShapeOf<R extends Resource>(resource: R): QueryShape<R>
export function queryShapeOf(resource: Resource): Record<string, z.ZodMiniType> {
  return { ...filterShape(resource), sort: z.optional(z.enum(sortsOf(resource))), ...paging }
}

export function listSchemasOf<R extends Resource>(resource: R): ListSchemas<R>
export function listSchemasOf(
  resource: Resource,
): Record<keyof ListSchemas<Resource>, z.ZodMiniType> {
  return {
    filter: z.strictObject(filterShape(resource)),
    query: startingSchema(
      resource,
      z.strictObject({ ...queryShapeOf(resource), from: z.optional(from) }),
    ),
    trash: z.strictObject({ ...searchShape(resource), ...paging }),
    page: pageSchema(schemasOf(resource).summary),
  }
}

/** The default `sort` is by relevance with a search term, else by name. */
function startingSchema(resource: Resource, query: z.ZodMiniObject) {
  const { nameField } = resource
  const isByName = (sort: unknown, searchTerm: unknown) =>
    sort === undefined ? !searchTerm : sort === nameField || sort === `-${nameField}`
  return query.check(
    z.refine(
      (asked) => asked['from'] === undefined || isByName(asked['sort'], asked['searchTerm']),
      { path: ['from'], message: `Only a list sorted by ${nameField} can start at a letter` },
    ),
  )
}

function filterShape(resource: Resource): Record<string, z.ZodMiniType> {
  const own = filtersOf(resource).map(
    (filter) => [filter.key, filterRule(resource, filter)] as const,
  )
  return { ...searchShape(resource), ...Object.fromEntries(own) }
}

function searchShape(resource: Resource): Record<string, z.ZodMiniType> {
  return isSearched(resource) ? { searchTerm: z.optional(searchTermSchema) } : {}
}

function filterRule(resource: Resource, filter: Filter): z.ZodMiniType {
  const form = formOf(filter)
  if (form === 'picture') return z.optional(z.enum(['none', 'some']))
  // A query string has texts only.
  if (form === 'flag') return z.optional(z.union([z.boolean(), z.stringbool()]))
  const read = ranges[form] ?? ((text: string) => knownValues(resource, filter, text))
  const text = z.string().check(z.refine((written) => read(written) !== undefined, wrong[form]))
  if (!filter.kind.startsWith('reference')) return z.optional(text)
  return z.optional(text.check(z.refine((ids) => valuesIn(ids).every(isId), 'Invalid UUID')))
}

const ranges: Partial<Record<string, (text: string) => unknown>> = {
  range: numbersIn,
  days: daysIn,
  moments: momentsIn,
}

const mostValues = 40
const longestValue = 255

function knownValues(resource: Resource, filter: Filter, text: string): string[] | undefined {
  const values = valuesIn(text)
  const known = valuesIn(knownPart(resource, filter, text))
  const isFine =
    values.length > 0 &&
    values.length <= mostValues &&
    values.length === known.length &&
    values.every((value) => value.length <= longestValue)
  return isFine ? values : undefined
}

const isId = (text: string) => z.uuid().safeParse(text).success

const wrong = {
  values: `Expected up to ${mostValues} known values, separated by commas`,
  texts: `Expected up to ${mostValues} texts, separated by commas`,
  missing: 'Expected names of fields, separated by commas, or “none”',
  range: 'Expected a number or a range, as 1900..1950, 1900.. or ..1950',
  days: 'Expected a day or a range, as 2026-01-01..2026-01-31',
  moments:
    'Expected days, as 2026-01-01..2026-01-31@Europe/Paris, or last7days, last30days, thisYear',
} as const

/** `set` changes one field of many records: `{ type: 'setOwner', ownerId }`. */
export const setTypeOf = (base: string) => `set${base.charAt(0).toUpperCase()}${base.slice(1)}`

const failure = z.object({ id: z.uuid(), code: z.string(), message: z.string() })

export const undoneSchema = z.object({ changed: z.int(), failed: z.array(failure) })

export const bulkResultSchema = z.object({
  ...undoneSchema.shape,
  total: z.int(),
  nextCursor: z.nullable(z.string()),
  /** Identifies the act for an undo within a day; null if nothing was changed or nothing can be undone. */
  undoId: z.nullable(z.uuid()),
})
export type BulkResult = z.infer<typeof bulkResultSchema>

export const bulkIds = z.array(idSchema).check(z.minLength(1), z.maxLength(1000))
