import { readdir, readFile } from 'node:fs/promises'
import { cpus, hostname, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Figure } from './report/figure.ts'
import type { Part, Sizes } from './report/part.ts'
import { changesSince } from './report/previous.ts'
import { earlierRuns, fileOf, keep, VERSION } from './report/results.ts'
import { summary, table } from './report/table.ts'
import { isBrief } from './running/sized.ts'

const { values } = parseArgs({
  options: {
    books: { type: 'string', default: '100000' },
    users: { type: 'string', default: '100000' },
    lines: { type: 'string', default: '100000' },
    from: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
})

const sizes: Sizes = {
  books: wholeNumber('books'),
  users: wholeNumber('users'),
  lines: wholeNumber('lines'),
  from: wholeNumber('from'),
  minutes: wholeNumber('minutes', 3),
}
const parts = await chosenParts(values.only?.split(','))

const machine = `${hostname()}, ${cpus().length} × ${cpus()[0]?.model}, node ${process.version}`
const taken = new Date().toISOString()
const load = loadavg()
const earlier = await earlierRuns(machine)

type Measured = { sizes: Partial<Sizes>; seconds: number; figures: Figure[] }

const measured: Record<string, Measured> = {}
const failures: Error[] = []
const build = await readFile('dist/.built-from', 'utf8')
const now = { version: VERSION, taken, machine, build, parts: measured, sizes, load }
for (const [name, part] of parts) {
  console.log(`${part.title} …`)
  try {
    measured[name] = await measure(part)
    // After each part, so that an interrupted run keeps its results.
    if (!isBrief) await keep(now)
  } catch (cause) {
    // One failure must not discard the results of the other parts.
    failures.push(new Error(name, { cause }))
  }
}

const changeOf = changesSince(now, earlier)
const lines = Object.entries(measured).flatMap(([part, { figures }]) =>
  figures.map((figure) => ({ part, figure, change: changeOf(part, figure.name) })),
)
console.log(`\n${table(lines)}\n\n${summary(lines)}`)
if (!isBrief) console.log(fileOf(now))
for (const failure of failures) console.error(failure)
if (failures.length > 0) {
  process.exitCode = 1
  console.error(
    `${failures.length} of ${parts.length} parts were left out: ${failures.map(({ message }) => message).join(', ')}`,
  )
}

async function measure({ sizes: dependsOn = [], measure: work }: Part): Promise<Measured> {
  const started = performance.now()
  const figures = await work(sizes)
  const seconds = Math.round((performance.now() - started) / 1000)
  return {
    sizes: Object.fromEntries(dependsOn.map((size) => [size, sizes[size]])),
    seconds,
    figures,
  }
}

async function chosenParts(wanted: string[] | undefined): Promise<[string, Part][]> {
  const files = await readdir(new URL('parts/', import.meta.url))
  const names = files.map((file) => file.replace('.ts', '')).toSorted()
  const unknown = wanted?.filter((name) => !names.includes(name)) ?? []
  if (unknown.length > 0) {
    throw new Error(`There is no part called ${unknown.join(', ')}; there are ${names.join(', ')}`)
  }
  const chosen = names.filter((name) => wanted?.includes(name) ?? true)
  return Promise.all(
    chosen.map(async (name): Promise<[string, Part]> => {
      const file: unknown = await import(`./parts/${name}.ts`)
      if (!isPartFile(file)) throw new Error(`bench/parts/${name}.ts exports no part`)
      return [name, file.default]
    }),
  )
}

function isPartFile(file: unknown): file is { default: Part } {
  return typeof file === 'object' && file !== null && 'default' in file
}

function wholeNumber(name: keyof Sizes, atLeast = 1000): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= atLeast) return number
  throw new Error(`--${name} is a whole number from ${atLeast} on`)
}
