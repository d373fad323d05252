import { drizzle } from 'drizzle-orm/node-postgres'
import type { TestDatabase } from '../database/test-database.ts'

export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Alias?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

type Watched = Pick<TestDatabase, 'orm'>

type Kind = {
  general?: boolean
}

/** Ends and settings of a transaction have no plan, and the statements between them need them. */
const transactional = /^\s*(begin|commit|SELECT set_config)\b/i

export async function plansOf(
  { pool }: TestDatabase,
  work: (watched: Watched) => Promise<unknown>,
  { general = false }: Kind = {},
) {
  const asked: { query: string; values: unknown[] }[] = []
  const logger = {
    logQuery: (query: string, values: unknown[]) => void asked.push({ query, values }),
  }
  await work({ orm: drizzle(pool, { casing: 'snake_case', logger }) })

  const client = await pool.connect()
  const plans: Plan[] = []
  await client.query(`SET plan_cache_mode = ${general ? 'force_generic_plan' : 'auto'}`)
  for (const { query, values } of asked) {
    if (transactional.test(query)) {
      await client.query(query, values)
      continue
    }
    if (general) await client.query(`PREPARE asked AS ${query}`)
    const given = values.map((value) => client.escapeLiteral(String(value))).join()
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${general ? `EXECUTE asked${given && `(${given})`}` : query}`,
      general ? [] : values,
    )
    if (general) await client.query('DEALLOCATE asked')
    plans.push(...rows.map((row) => row['QUERY PLAN'][0].Plan))
  }
  client.release()
  return plans
}

export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The scan of a partition has the partition's name, and the table's with a number as its alias. */
const reads = ({ 'Relation Name': name = '', Alias: alias = '' }: Plan, table: string): boolean =>
  name === table ||
  (name.startsWith(`${table}_`) &&
    alias.startsWith(table) &&
    /^_\d+$/.test(alias.slice(table.length)))

const show = (plan: Plan): string =>
  nodesOf(plan)
    .map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''} ${node['Actual Rows']}`)
    .join(' < ')

export function troubles(plans: Plan[], table: string, readAtMost = 0): string[] {
  return plans
    .filter((plan) =>
      nodesOf(plan).some(
        (node) =>
          (node['Node Type'] === 'Seq Scan' &&
            reads(node, table) &&
            node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) >= readAtMost) ||
          (node['Node Type'].includes('Sort') && (node.Plans?.[0]?.['Actual Rows'] ?? 0) > 2000),
      ),
    )
    .map(show)
}

export function lookedAt(plans: Plan[], table: string, { counting = false } = {}): number {
  const reading = (plan: Plan): Plan[] =>
    plan['Node Type'] === 'Aggregate' && !counting
      ? []
      : [plan, ...(plan.Plans ?? []).flatMap(reading)]
  const scans = plans.flatMap(reading).filter((node) => reads(node, table))
  return scans.reduce(
    (sum, node) => sum + node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0),
    0,
  )
}

export function partitionsRead(plans: Plan[], table: string): string[] {
  const scans = plans.flatMap(nodesOf).filter((node) => reads(node, table))
  const names = scans
    .filter((node) => node['Actual Loops'] > 0)
    .map((node) => node['Relation Name'])
  return [...new Set(names)].flatMap((name) => name ?? [])
}
