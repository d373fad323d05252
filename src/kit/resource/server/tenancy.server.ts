import { getTableName, sql } from 'drizzle-orm'
import {
  getTableConfig,
  type PgColumn,
  pgPolicy,
  type PgTable,
  type PgTransactionConfig,
} from 'drizzle-orm/pg-core'
import type { Reading } from '#platform/activity/actor.ts'
import type { Database } from '#platform/database/database.ts'
import {
  currentTenants,
  currentUser,
  onlyTenant,
  seesEveryTenant,
} from '#platform/database/row-security/tenants.ts'
import type { Resource } from '../resource.ts'
import type { ReferenceTable } from './filters/filters.server.ts'

type Orm = Database['orm']

/** An owner of records, such as an organization, and who sees its records. */
export type Tenancy = ReturnType<typeof defineTenancy>

interface Tenants {
  table: ReferenceTable['table']
  /** The name by which files refer to a tenant. */
  name: PgColumn
  /** SQL that selects the ids of the tenants of a user, whose id is an expression. */
  membershipsOf: (user: string) => string
}

export function defineTenancy({ table, name, membershipsOf }: Tenants) {
  // An array is read once per statement, and an index serves it.
  const isSeen = (column: string) =>
    `(${seesEveryTenant} OR ${column} = ANY (ARRAY(${reached(membershipsOf(currentUser), onlyTenant)})))`
  return {
    membershipsOf,
    reference: { table, name, isSeen } satisfies ReferenceTable,
    /** PostgreSQL estimates a setting, not a subquery: few rows are read by tenant, many in the order of the list. */
    isMine: (column: PgColumn) => sql`${column} = ANY (${sql.raw(currentTenants)})`,
    /** The policy of a table whose column names the tenant. Migrations force it on the owner of the table, too. */
    policy(column: string) {
      const condition = sql.raw(isSeen(column))
      return pgPolicy(`${policyPrefix}${column}`, {
        for: 'all',
        using: condition,
        withCheck: condition,
      })
    },
  }
}

const policyPrefix = 'of_'

export const isOfTenants = (table: PgTable) =>
  getTableConfig(table).policies.some(({ name }) => name.startsWith(policyPrefix))

/** All memberships, or the one that the call's key is for. */
const reached = (memberships: string, only: string) =>
  `SELECT mine.id FROM (${memberships}) AS mine (id) WHERE mine.id = coalesce(${only}, mine.id)`

export const tenantReference = (
  { belongsTo }: Pick<Resource, 'belongsTo'>,
  tenancy: Tenancy | undefined,
) => (tenancy && belongsTo !== undefined ? { [belongsTo]: tenancy.reference } : {})

/** Runs as the user who acts: outside of it, the rows of tenants are hidden. */
export type Within = <Result>(
  acting: Reading,
  work: (orm: Orm) => Promise<Result>,
  config?: PgTransactionConfig,
) => Promise<Result>

export const withinTenants =
  (table: PgTable, tenancy: Tenancy): Within =>
  ({ orm, by }, work, config) =>
    orm.transaction(async (transaction) => {
      await enterTenants(transaction, by, { table, tenancy })
      return work(transaction)
    }, config)

interface Entered {
  table: PgTable
  tenancy: Tenancy
}

export async function enterTenants(
  orm: Pick<Orm, 'execute'>,
  by: Reading['by'],
  { table, tenancy: { membershipsOf } }: Entered,
): Promise<void> {
  const userId = by?.type === 'user' ? by.id : ''
  const only = (by?.type === 'user' && by.key?.organizationId) || ''
  const isEvery = by?.type === 'operator' ? 'on' : ''
  const memberships = sql.raw(reached(membershipsOf(entering('user_id')), entering('only_tenant')))
  const { rows } = await orm.execute<{ isActive: boolean }>(sql`
    SELECT set_config('app.every_tenant', ${isEvery}, true),
      set_config('app.tenants', ARRAY(${memberships})::text, true),
      row_security_active(${getTableName(table)}) AS "isActive"
    FROM (
      SELECT set_config('app.user_id', ${userId}, true) AS user_id,
        set_config('app.only_tenant', ${only}, true) AS only_tenant
    ) AS entered`)
  if (!rows[0]?.isActive) throw new Error(unguarded(getTableName(table)))
}

const entering = (setting: string) => `nullif(entered.${setting}, '')::uuid`

const unguarded = (table: string) =>
  `Row-level security does not apply to the database user on ${table}: force it in a migration, and take BYPASSRLS from the user`
