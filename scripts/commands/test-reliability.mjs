import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { Tally } from '../testing/tally.mjs'
import { vitest } from '../testing/vitest.mjs'

/** Breaks what the product stands on, twenty times over, while people use it; see tests/reliability/. */
export async function main() {
  await install()
  await build()
  const tally = new Tally()
  await tally.step('Reliability, twenty times over', () =>
    vitest({ projects: ['reliability'], env: { RELIABILITY_ROUNDS: '20' } }),
  )
  tally.conclude()
}
