import { install } from '../bootstrap/install.mjs'
import { staticCheck } from '../testing/static-checks.mjs'
import { Tally } from '../testing/tally.mjs'
import { unitTests } from '../testing/vitest.mjs'

/** What can be told within seconds, without database and browser. */
export async function main() {
  await install()
  const checks = ['format', 'lint', 'types'].map(staticCheck)
  const tally = new Tally()
  for (const result of await Promise.all([...checks, unitTests()])) tally.add(result)
  tally.conclude()
}
