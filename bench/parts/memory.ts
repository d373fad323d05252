import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../report/figure.ts'
import { median } from '../report/median.ts'
import type { Part } from '../report/part.ts'
import { type Done, mixedLoad } from '../running/mixed-load.ts'
import { type Site, withSite } from '../running/site.ts'
import { sized } from '../running/sized.ts'

const PORT = 4818
const MINUTE_MS = sized(60_000, 1200)
const SAMPLES_PER_MINUTE = 12
/** An hour warms up for ten minutes: caches, compiled code and pools reach their size. */
const WARM_SHARE = 1 / 6
const MAX_GROWTH = 1.1
const MB = 1_000_000

/** `of` is taken of each minute, and of each third of the time. */
type Measured = { name: string; metric: string; per: number; of: (values: number[]) => number }

const lowest = (values: number[]) => Math.min(...values)

const MEASURED: Measured[] = [
  { name: 'resident memory', metric: 'process_resident_memory_bytes', per: MB, of: median },
  // The lowest is what a full collection left; some minutes have none.
  { name: 'heap in use', metric: 'nodejs_heap_size_used_bytes', per: MB, of: lowest },
  { name: 'memory outside the heap', metric: 'nodejs_external_memory_bytes', per: MB, of: lowest },
  { name: 'handles', metric: 'nodejs_active_handles_total', per: 1, of: median },
  { name: 'open files and sockets', metric: 'process_open_fds', per: 1, of: median },
]

export default {
  title: 'Memory under mixed load',
  sizes: ['minutes'],
  measure: ({ minutes }) => withSite(PORT, (site) => watch(site, minutes)),
} satisfies Part

async function watch(site: Site, minutes: number): Promise<Figure[]> {
  const over = new AbortController()
  const end = () => over.abort()
  const [done, taken] = await Promise.all([
    mixedLoad(site, over.signal).finally(end),
    everyMinute(site, minutes, over.signal).finally(end),
  ])
  return [
    ...MEASURED.map((one, at) =>
      growthOf(
        one,
        taken.map((minute) => minute[at] ?? NaN),
      ),
    ),
    ...countsOf(done),
  ]
}

/** A value for each of `MEASURED`, for each minute. */
async function everyMinute({ origin }: Site, minutes: number, over: AbortSignal) {
  const taken: number[][] = []
  while (taken.length < minutes) {
    const samples: string[] = []
    while (samples.length < SAMPLES_PER_MINUTE) {
      await pause(MINUTE_MS / SAMPLES_PER_MINUTE)
      if (over.aborted) return taken
      samples.push(await (await fetch(`${origin}/api/metrics`)).text())
    }
    taken.push(
      MEASURED.map(({ metric, per, of }) => of(samples.map((text) => valueIn(text, metric) / per))),
    )
  }
  return taken
}

const valueIn = (text: string, metric: string) =>
  Number(new RegExp(`^${metric} (.+)$`, 'm').exec(text)?.[1])

/** The last third of the time after the warm-up, to the first third. */
function growthOf({ name, per, of }: Measured, values: number[]): Figure {
  const warm = values.slice(Math.ceil(values.length * WARM_SHARE))
  const third = Math.max(1, Math.floor(warm.length / 3))
  return {
    name: `${name} at the end, to that after the warm-up`,
    value: of(warm.slice(-third)) / of(warm.slice(0, third)),
    unit: 'times',
    aim: MAX_GROWTH,
    note: `${course(values)}${per === MB ? ' MB' : ''}`,
  }
}

const countsOf = (done: Done): Figure[] =>
  Object.entries(done).map(([name, value]) => ({ name, value, unit: 'requests' }))

/** Some seven values over the whole time. */
const course = (values: number[]) =>
  values
    .filter((_, at) => at % Math.ceil(values.length / 7) === 0 || at === values.length - 1)
    .map((value) => value.toFixed(0))
    .join(' → ')
