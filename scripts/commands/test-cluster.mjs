import { readArguments } from '../bootstrap/arguments.mjs'
import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { requireClusterPrograms } from '../testing/cluster-programs.mjs'
import { Tally } from '../testing/tally.mjs'
import { vitest } from '../testing/vitest.mjs'

export const usage = `npm run test:cluster                breaks each part of a cluster under load
npm run test:cluster -- failover    only measures failovers`

export async function main() {
  const { positionals } = readArguments(usage, { allowPositionals: true })
  await requireClusterPrograms()
  await install()
  await build()
  const tally = new Tally()
  await tally.step('Faults of a cluster', () =>
    vitest({ projects: ['cluster'], files: positionals }),
  )
  tally.conclude()
}
