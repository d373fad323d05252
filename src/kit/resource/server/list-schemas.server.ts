import { z } from 'zod/mini'
import { idSchema } from '#platform/api/id.ts'
import { pageSchema, paging, searchTermSchema } from '#platform/list/list-schema.ts'
import { fieldOf, filtersOf, isSearched, sortsOf } from '../describe.ts'
import type { Field } from '../fields.ts'
import type { FilterOf, Resource, SortOf, SummaryOf } from '../resource.ts'
import { schemasOf } from '../schemas.ts'

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

export interface PageOf<Item> {
  items: Item[]
  nextCursor: string | null
  total: { count: number; exact: boolean }
}

interface ListSchemas<R extends Resource> {
  filter: z.ZodMiniType<FilterOf<R>>
  query: z.ZodMiniType<QueryOf<R>, QueryInput<R>>
  trash: z.ZodMiniType<TrashQuery, Omit<TrashQuery, 'limit'> & { limit?: number | undefined }>
  export: z.ZodMiniType<FilterOf<R> & { sort?: SortOf<R>; format: 'csv' | 'jsonl' }>
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

export function listSchemasOf<R extends Resource>(
  resource: R,
  formats: readonly ['csv', 'jsonl'],
): ListSchemas<R>
export function listSchemasOf(
  resource: Resource,
  formats: readonly string[],
): Record<keyof ListSchemas<Resource>, z.ZodMiniType> {
  const filter = filterShape(resource)
  const sort = z.optional(z.enum(sortsOf(resource)))
  return {
    filter: z.strictObject(filter),
    query: startingSchema(
      resource,
      z.strictObject({ ...queryShapeOf(resource), from: z.optional(from) }),
    ),
    trash: z.strictObject({ ...searchShape(resource), ...paging }),
    export: z.strictObject({ ...filter, sort, format: z.prefault(z.enum(formats), 'csv') }),
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
    ({ key, field }) => [key, filterOf(fieldOf(resource, field))] as const,
  )
  return { ...searchShape(resource), ...Object.fromEntries(own) }
}

function searchShape(resource: Resource): Record<string, z.ZodMiniType> {
  return isSearched(resource) ? { searchTerm: z.optional(searchTermSchema) } : {}
}

function filterOf({ kind, options = [] }: Field): z.ZodMiniType {
  if (kind === 'picture') return z.optional(z.literal('none'))
  if (kind === 'choice') return z.optional(z.enum(options))
  // A query string has texts only.
  if (kind === 'boolean') return z.optional(z.union([z.boolean(), z.stringbool()]))
  return z.optional(kind.startsWith('reference') ? z.uuid() : z.string().check(z.maxLength(255)))
}

/** Only filters by reference have the index that the letters need. */
export function lettersSchemaOf<R extends Resource>(resource: R): z.ZodMiniType<FilterOf<R>>
export function lettersSchemaOf(resource: Resource): z.ZodMiniType {
  const own = filtersOf(resource).filter(({ kind }) => kind === 'reference')
  return z.strictObject(
    Object.fromEntries(
      own.map(({ key, field }) => [key, filterOf(fieldOf(resource, field))] as const),
    ),
  )
}

/** `set` changes one field of many records: `{ type: 'setGenre', genreId }`. */
export const setTypeOf = (base: string) => `set${base.charAt(0).toUpperCase()}${base.slice(1)}`

const failure = z.object({ id: z.uuid(), code: z.string(), message: z.string() })

export const bulkResultSchema = z.object({
  changed: z.int(),
  failed: z.array(failure),
  total: z.int(),
  nextCursor: z.nullable(z.string()),
})
export type BulkResult = z.infer<typeof bulkResultSchema>

export const bulkIds = z.array(idSchema).check(z.minLength(1), z.maxLength(1000))
