import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod/mini'
import type { Unit } from './figure.ts'

const FOLDER = 'bench/results'
/** Increase when the meaning of figures changes: earlier runs are then no longer compared. */
export const VERSION = 2 as const

/** NaN, for a value that could not be measured, is `null` in JSON and never compared. */
const speed = z.object({
  perSecond: z.nullable(z.number()),
  p50: z.nullable(z.number()),
  p99: z.nullable(z.number()),
})
const figure = z.object({
  name: z.string(),
  value: z.nullable(z.number()),
  unit: z.custom<Unit>(),
  speed: z.optional(speed),
  bare: z.optional(speed),
})
const run = z.object({
  version: z.literal(VERSION),
  taken: z.string(),
  machine: z.string(),
  build: z.string(),
  parts: z.record(
    z.string(),
    z.object({ sizes: z.record(z.string(), z.number()), figures: z.array(figure) }),
  ),
})

export type Run = z.infer<typeof run>

export async function earlierRuns(machine: string): Promise<Run[]> {
  await mkdir(FOLDER, { recursive: true })
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json'))
  const texts = await Promise.all(names.map((name) => readFile(`${FOLDER}/${name}`, 'utf8')))
  return texts
    .flatMap((text) => run.safeParse(JSON.parse(text)).data ?? [])
    .filter((one) => one.machine === machine)
    .toSorted((one, other) => other.taken.localeCompare(one.taken))
}

export const fileOf = ({ taken }: Run): string =>
  `${FOLDER}/${taken.slice(0, 19).replaceAll(':', '-')}.json`

export const keep = (now: Run): Promise<void> =>
  writeFile(fileOf(now), JSON.stringify(now, null, 2))
