import type { CallSamples, World } from '#platform/api/test-call-samples.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { clearRecords, newRecords, recordIdFor } from './test-resources.server.ts'
import { domainCalls } from './test-samples.server.ts'

const merged = <Value>(parts: (Record<string, Value> | undefined)[]): Record<string, Value> =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part ?? {})))

export const matrix = merged(domainCalls.map((calls) => calls.matrix))
export const bodies = merged(domainCalls.map((calls) => calls.bodies))
export const signInCalls = merged(domainCalls.map((calls) => calls.signIn))
export const variables = merged(domainCalls.map((calls) => calls.variables))
export const outside = merged(domainCalls.map((calls) => calls.outside))
export const files = merged(domainCalls.map((calls) => calls.files))
export const ids = merged(domainCalls.map((calls) => calls.ids))
export const names = merged(domainCalls.map((calls) => calls.names))
export const searches = merged(domainCalls.map((calls) => calls.searches))
export const tables = domainCalls.flatMap((calls) => calls.tables ?? [])
export const parts = domainCalls.flatMap((calls) => calls.parts ?? [])
export const reads = domainCalls.flatMap((calls) => calls.reads ?? [])
export const halves = domainCalls.flatMap((calls) => calls.halves ?? [])

export const [bearerOf] = domainCalls.flatMap((calls) => calls.bearerOf ?? [])
export const open = domainCalls.flatMap((calls) => calls.open ?? [])

export async function makeRecords(...given: Parameters<NonNullable<CallSamples['make']>>) {
  for (const { make } of domainCalls) await make?.(...given)
}

export const variantOf = (procedure: string) =>
  domainCalls.map((calls) => calls.variantOf?.(procedure) ?? '').join('')

/** A module may add places to those of a module that it needs. */
export function placesOf(procedure: string): Record<string, string | undefined> {
  const places = domainCalls.flatMap((calls) => Object.entries(calls.placesOf?.(procedure) ?? {}))
  if (places.length === 0) return { id: recordIdFor(procedure), line: '2' }
  return Object.fromEntries(places)
}

const clear = domainCalls.toReversed().flatMap((calls) => calls.clear ?? [])

export async function clearRows(database: TestDatabase) {
  await clearRecords(database)
  for (const statements of clear) await database.pool.query(statements)
}

/** The same rows for each call: those of the domains and of the described resources. */
export async function newRows(database: TestDatabase, world: World) {
  await clearRows(database)
  for (const { fill } of domainCalls) await fill?.(database.pool, world)
  await newRecords(database, { ids, names, email: world.email })
}
