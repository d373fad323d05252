import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { requireClusterPrograms } from '../testing/cluster-programs.mjs'
import { Tally } from '../testing/tally.mjs'
import { vitest } from '../testing/vitest.mjs'

export async function main() {
  await requireClusterPrograms()
  await install()
  await build()
  const tally = new Tally()
  await tally.step('Faults of a cluster', () =>
    vitest({ projects: ['cluster'], files: process.argv.slice(2) }),
  )
  tally.conclude()
}
