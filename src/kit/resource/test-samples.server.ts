import { sql } from 'drizzle-orm'
import { operator } from '#platform/activity/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { baseName, fieldsOf } from './describe.ts'
import type { Field } from './fields.ts'
import { labelOf } from './messages.ts'
import type { Resource } from './resource.ts'
import type { ResourceTable } from './server/resource-table.server.ts'

/** The ids of existing records, by the name of their resource. */
export type Known = Record<string, string | undefined>

/** A valid draft, made from the description alone; `number` makes it unique. */
export const sampleDraft = (resource: Resource, number: number, known: Known = {}) =>
  Object.fromEntries(
    fieldsOf(resource).map(([name, field]) => [name, sampleOf(name, field, { number, known })]),
  )

const day = 86_400_000

function sampleOf(
  name: string,
  { kind, parse, required, options = [], min = 0, target = '', label }: Field,
  { number, known }: { number: number; known: Known },
): unknown {
  const words = `${labelOf(name, label === undefined ? {} : { label })} ${number}`
  // Only the resource knows its notation.
  if (parse && !required) return null
  const samples: Record<typeof kind, unknown> = {
    text: words,
    longText: `${words}\nin two lines`,
    email: `${number}@example.com`,
    url: `https://example.com/${number}`,
    number: min + number,
    money: min + 101 * number,
    year: 1000 + (number % 1000),
    hue: number % 360,
    boolean: number % 2 === 0,
    choice: options[number % options.length],
    date: new Date(Date.UTC(2000, 0, 1) + (number % 9000) * day).toISOString().slice(0, 10),
    language: 'fr',
    dateTime: new Date(Date.UTC(2000, 0, 1, 9, 30) + (number % 9000) * day).toISOString(),
    reference: known[target],
    references: known[target] === undefined ? [] : [known[target]],
    picture: null,
  }
  return samples[kind]
}

/** A file for an import: the columns by their base names, references by the names of their records. */
export function sampleTable(resource: Resource, number: number, names: Known): string {
  const draft = sampleDraft(resource, number, names)
  const columns = Object.entries(draft).filter(([, value]) => value !== null && value !== undefined)
  const cells = columns.map(([, value]) => `"${String(value).replaceAll('"', '""')}"`)
  return `${columns.map(([name]) => baseName(name)).join(',')}\n${cells.join(',')}\n`
}

interface Sampled {
  resource: Resource
  trash: Pick<ResourceTable, 'table' | 'id' | 'within'>
}

/** A record for others to refer to. */
export async function insertSample(
  { orm }: Pick<Database, 'orm'>,
  { resource, trash: { table, id, within } }: Sampled,
  known?: Known,
): Promise<{ id: string }> {
  const draft = sampleDraft(resource, 1, known)
  const [inserted] = await within({ orm, by: operator }, (every) =>
    every
      .insert(table)
      .values(draft)
      .returning({ id: sql<string>`${id}` }),
  )
  if (!inserted) throw new Error('An insert returns its row')
  return inserted
}
