import { z } from 'zod/mini'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Permissions } from '#rules/permissions.ts'
import { figureSchema, seriesSchema } from '../figures.ts'

type Shape = Record<string, z.core.$ZodType>

export interface Pieces {
  figures?: Shape
  days?: Shape
  attention?: Shape
  sections?: Shape
}

type ValuesOf<P> = {
  [Of in keyof P]: { [Name in keyof P[Of]]: z.infer<P[Of][Name]> }
}

export interface DashboardPart<P extends Pieces = Pieces> {
  needs: Permissions
  pieces: P
  /** Must not cost more as the tables grow. */
  read: (database: Pick<Database, 'orm'>) => Promise<ValuesOf<P>>
  store?: (transaction: Transaction) => Promise<void>
}

export const dashboardPart = <P extends Pieces>(part: DashboardPart<P>): DashboardPart<P> => part

export const figuresOf = <const Name extends string>(...names: Name[]) =>
  shapeOf(names, figureSchema)
export const seriesOf = <const Name extends string>(...names: Name[]) =>
  shapeOf(names, seriesSchema)

function shapeOf<Name extends string, S extends z.core.$ZodType>(
  names: readonly Name[],
  schema: S,
): Record<Name, S>
function shapeOf(names: readonly string[], schema: z.core.$ZodType): object {
  return Object.fromEntries(names.map((name) => [name, schema]))
}

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type Group<P, Name extends keyof Pieces> = Both<P extends Record<Name, infer S> ? S : never>
type Read<S> = { [Name in keyof S]: z.infer<S[Name]> }
type Simple<T> = { [K in keyof T]: T[K] }

export type WholeDashboard<Part extends DashboardPart> = Simple<
  {
    figures: Read<Group<Part['pieces'], 'figures'>>
    days: Read<Group<Part['pieces'], 'days'>>
    attention: Read<Group<Part['pieces'], 'attention'>>
  } & Read<Group<Part['pieces'], 'sections'>>
>

export type DashboardOf<Part extends DashboardPart> = Simple<
  {
    figures: Partial<Read<Group<Part['pieces'], 'figures'>>>
    days: Partial<Read<Group<Part['pieces'], 'days'>>>
    attention: Partial<Read<Group<Part['pieces'], 'attention'>>>
  } & Partial<Read<Group<Part['pieces'], 'sections'>>>
>

export function dashboardSchemaOf<Part extends DashboardPart>(
  parts: readonly Part[],
): z.ZodMiniType<DashboardOf<Part>, DashboardOf<Part>>
export function dashboardSchemaOf(parts: readonly DashboardPart[]): object {
  const group = (name: keyof Pieces) =>
    z.partial(z.object(merged(parts.map(({ pieces }) => pieces[name]))))
  return z.object({
    figures: group('figures'),
    days: group('days'),
    ...group('sections').shape,
    attention: group('attention'),
  })
}

export function readDashboard<Part extends DashboardPart>(
  parts: readonly Part[],
  database: Pick<Database, 'orm'>,
): Promise<WholeDashboard<Part>>
export async function readDashboard(
  parts: readonly DashboardPart[],
  database: Pick<Database, 'orm'>,
): Promise<object> {
  const read = await Promise.all(parts.map((part) => part.read(database)))
  const group = (name: keyof Pieces) => merged(read.map((values) => values[name]))
  return {
    figures: group('figures'),
    days: group('days'),
    ...group('sections'),
    attention: group('attention'),
  }
}

const merged = <Value>(records: readonly (Record<string, Value> | undefined)[]) =>
  Object.fromEntries(records.flatMap((record = {}) => Object.entries(record)))
