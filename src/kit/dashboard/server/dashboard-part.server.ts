import { z } from 'zod/mini'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'
import { figureSchema, type Item, seriesSchema } from './items.server.ts'

type Shape = Record<string, z.core.$ZodType>

/** A feature’s share of the dashboard: the items of its page, and the rest of the API’s answer. */
export interface DashboardPart {
  needs: Permissions
  /** The names under which the API answers figures, and below days of plots. */
  figures?: readonly string[]
  days?: readonly string[]
  attention?: Shape
  sections?: Shape
  /** Must not cost more as the tables grow. */
  read: (
    database: Pick<Database, 'orm'>,
    permissions: Permissions,
  ) => Promise<{
    items: Item[]
    attention?: Record<string, unknown>
    sections?: Record<string, unknown>
  }>
  /** The job stores these. */
  counts?: readonly { store: (transaction: Transaction) => Promise<void> }[]
}

interface DashboardReader {
  caller: { permissions: Permissions }
  database: Pick<Database, 'orm'>
}

export function dashboardSchemaOf(parts: readonly DashboardPart[]) {
  const all = (shapeOf: (part: DashboardPart) => Shape) =>
    z.partial(z.object(joined(parts, shapeOf)))
  return z.object({
    figures: all(({ figures }) => named(figures, figureSchema)),
    days: all(({ days }) => named(days, seriesSchema)),
    ...all(({ sections = {} }) => sections).shape,
    attention: all(({ attention = {} }) => attention),
  })
}

export async function readDashboard(
  parts: readonly DashboardPart[],
  { caller: { permissions }, database }: DashboardReader,
) {
  const allowed = parts.filter(({ needs }) => includesAll(permissions, needs))
  const read = await Promise.all(allowed.map((part) => part.read(database, permissions)))
  const items = read.flatMap((part) => part.items)
  return {
    items: items.toSorted((one, other) => orderOf(one) - orderOf(other)),
    answer: {
      figures: joined(items, (item) =>
        item.kind === 'figure' ? { [item.name]: item.figure } : {},
      ),
      days: joined(items, (item) =>
        item.kind === 'plot'
          ? Object.fromEntries(item.series.map(({ name, days }) => [name, days]))
          : {},
      ),
      ...joined(read, ({ sections = {} }) => sections),
      attention: joined(read, ({ attention = {} }) => attention),
    },
  }
}

const orderOf = (item: Item) => ('order' in item ? item.order : 0)

const named = (names: readonly string[] = [], schema: z.core.$ZodType) =>
  Object.fromEntries(names.map((name) => [name, schema]))

const joined = <One, Value>(all: readonly One[], recordOf: (one: One) => Record<string, Value>) =>
  Object.fromEntries(all.flatMap((one) => Object.entries(recordOf(one))))
