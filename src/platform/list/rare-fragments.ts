import { getTableName, sql } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { shortMemory } from '../database/short-memory.ts'

type Reader = Pick<Database['orm'], 'select'>

const sampleSize = 3000
const anHour = 3_600_000
/** The length of a trigram, as pg_trgm makes them inside a word. */
const length = 3
const longRuns = /[\p{L}\p{Nd}]{3,}/gu
/** Each further one costs the index more than it saves rows. */
const usedAtMost = 3
/** With fewer, whole words cost the index about as much, and each match is compared once. */
const atLeast = 7
/** If the rarest is in more rows, most of the time goes into matches, whatever the index looks up. */
const rareBelow = 0.02

/** The share of a table's rows that contain a fragment, from a sample. It decides how a search runs, never what it finds. */
export type ShareOf = (fragment: string) => number

const samples = shortMemory<Reader, Promise<ShareOf>>(anHour)

/** Undefined for a table whose searches no index of trigrams serves. */
export async function sampleFragments(
  orm: Reader,
  table: PgTable,
  search: AnyPgColumn,
): Promise<ShareOf | undefined> {
  if (!getTableConfig(table).indexes.some(({ config }) => config.method === 'gin')) return undefined
  const name = getTableName(table)
  const known = samples.recall(orm, name)
  if (known) return known
  const reading = readSample(orm, table, search)
  samples.keep(orm, name, reading)
  return reading.catch((error: unknown) => {
    samples.forget(orm, name)
    throw error
  })
}

async function readSample(orm: Reader, table: PgTable, search: AnyPgColumn): Promise<ShareOf> {
  const rows = sql`(SELECT greatest(reltuples, 1) FROM pg_class WHERE oid = ${getTableName(table)}::regclass)`
  const sampled = await orm
    .select({ text: sql<string>`${search}` })
    .from(sql`${table} TABLESAMPLE SYSTEM (least(100, 100 * ${sampleSize}::float / ${rows}))`)
    .limit(sampleSize)
  const counts = new Map<string, number>()
  for (const { text } of sampled) {
    for (const fragment of new Set(fragmentsOf(text))) {
      counts.set(fragment, (counts.get(fragment) ?? 0) + 1)
    }
  }
  return (fragment) => (counts.get(fragment) ?? 0) / Math.max(sampled.length, 1)
}

/** So few matches that they are better sorted than met along the index of an order. */
export const isUncommon = (words: string[], shareOf: ShareOf): boolean =>
  words.flatMap(fragmentsOf).some((fragment) => shareOf(fragment) < rareBelow)

/** The rarest of each word first, since fragments of one word often occur together. */
export function rareFragments(words: string[], shareOf: ShareOf): string[] {
  const byShare = (one: string, other: string) => shareOf(one) - shareOf(other)
  const sorted = words.map((word) => [...new Set(fragmentsOf(word))].toSorted(byShare))
  const rarest = sorted.flatMap(([first]) => first ?? []).toSorted(byShare)
  const others = sorted.flatMap(([, ...more]) => more).toSorted(byShare)
  const all = [...new Set([...rarest, ...others])]
  const [first] = all
  const isWorthIt = first !== undefined && all.length >= atLeast && shareOf(first) < rareBelow
  return isWorthIt ? all.slice(0, usedAtMost) : []
}

const fragmentsOf = (text: string): string[] =>
  (text.match(longRuns) ?? []).flatMap((run) => {
    const letters = Array.from(run)
    return letters.slice(length - 1).map((_, at) => letters.slice(at, at + length).join(''))
  })
