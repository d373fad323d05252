import { globSync, readFileSync } from 'node:fs'

/** The `ports.json` of a module's browser tests: places with a port each, and variables that name such a place. */
interface ModulePorts {
  ports: string[]
  variables?: Record<string, string>
}

const first = Number(process.env.E2E_PORT ?? 4173)

const ofModules = globSync('modules/*/e2e/ports.json')
  .toSorted()
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as ModulePorts)

const places = [
  'product',
  'environment',
  'smtp',
  'mailServer',
  'demo',
  'userDemo',
  'fuzz',
  'outage',
  'banners',
  'firstRun',
  'firstAnswer',
  ...ofModules.flatMap(({ ports }) => ports),
]

export function portOf(place: string) {
  const at = places.indexOf(place)
  if (at === -1) throw new Error(`No port is for ${place}: name it in ports.ts or a ports.json.`)
  return first + at
}

export const originOf = (place: string) => `http://localhost:${portOf(place)}`

/** Variables of the product under test whose values are addresses of tests. */
export const moduleVariables = Object.fromEntries(
  ofModules.flatMap(({ variables = {} }) =>
    Object.entries(variables).map(([name, place]) => [name, originOf(place)]),
  ),
)
