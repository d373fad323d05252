import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { HttpError } from '#platform/errors/http-error.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { labelOf } from '../messages.ts'
import { unknownReference } from './filters/filters.server.ts'
import type { ResourceTable } from './resource-table.server.ts'

export interface Refusing {
  refusals?: Record<string, () => HttpError>
  /** Changes of an existing record wait this long for its locks, then fail with `error`. */
  lockTimeout?: { after: `${number}ms`; error: () => HttpError }
}

export type ResourceErrors = ReturnType<typeof resourceErrors>

export function resourceErrors(
  { resource, table, links }: Pick<ResourceTable, 'resource' | 'table' | 'links'>,
  { refusals: others = {}, lockTimeout }: Refusing = {},
) {
  const { name, unique, codes, belongsTo } = resource
  const errors = {
    notFound: () => httpErrors.notFound(labelOf(name)),
    conflict: (current: unknown, isOwn?: boolean) => httpErrors.conflict(name, current, isOwn),
    inUse: lockTimeout?.error ?? (() => httpErrors.inUse(codes?.inUse ?? 'IN_USE', name)),
    duplicate: () =>
      httpErrors.duplicate(unique?.code ?? 'DUPLICATE', unique?.message ?? '', unique?.at ?? ''),
  }
  const refusals = {
    ...constraintRefusals({ resource, table, links }, errors.duplicate),
    ...others,
    inUse: errors.inUse,
    ...(belongsTo !== undefined && { referred: () => refersToOthers(belongsTo) }),
  }
  return {
    ...errors,
    /** Further errors of changes and deletions, for the API document. */
    whenLocked: lockTimeout ? [lockTimeout.error()] : [],
    whenReferenced: Object.values(others).map((refusal) => refusal()),
    withConstraints: <Result>(write: () => Promise<Result>) => withConstraints(refusals, write),
    inTransaction: <Result>(
      orm: Database['orm'],
      change: (transaction: Transaction) => Promise<Result>,
    ) =>
      withConstraints(refusals, () =>
        orm.transaction(async (transaction) => {
          if (lockTimeout) {
            const { after } = lockTimeout
            await transaction.execute(sql`SELECT set_config('lock_timeout', ${after}, true)`)
          }
          return change(transaction)
        }),
      ),
  }
}

/** Keys that name the tenant keep a record with its tenant as long as others refer to it. */
function refersToOthers(belongsTo: string) {
  const message = 'Other records refer to it'
  return httpErrors.notValid(message, { [belongsTo]: message })
}

/** By the names that the table gives its unique indexes and its foreign keys. */
function constraintRefusals(
  { resource, table, links }: Pick<ResourceTable, 'resource' | 'table' | 'links'>,
  duplicate: () => HttpError,
): Record<string, () => HttpError> {
  const { name: tableName, foreignKeys, indexes } = getTableConfig(table)
  const { belongsTo } = resource
  const unique = indexes.flatMap(({ config: { unique: isUnique, name } }) =>
    isUnique && name !== undefined ? [[name, duplicate] as const] : [],
  )
  const references = foreignKeys.map((key) => {
    const { columns } = key.reference()
    const field = columns.find(({ name }) => name !== belongsTo) ?? columns[0]
    return [storedName(key), () => unknownReference(resource, field?.name ?? '')] as const
  })
  const linked = Object.entries(links).flatMap(([field, of]) =>
    (of ? getTableConfig(of).foreignKeys : []).map(
      (key) => [storedName(key), () => unknownReference(resource, field)] as const,
    ),
  )
  return Object.fromEntries([[`${tableName}_pkey`, duplicate], ...unique, ...references, ...linked])
}

/** PostgreSQL shortens longer names. */
const storedName = (key: { getName: () => string }) => toSnakeCase(key.getName()).slice(0, 63)
