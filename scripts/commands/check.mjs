import { install } from '../bootstrap/install.mjs'
import { staticCheck } from '../testing/static-checks.mjs'
import { Tally } from '../testing/tally.mjs'
import { unitTests } from '../testing/vitest.mjs'

/** What can be told within seconds, without database and browser. */
export async function main() {
  await install()
  const tally = new Tally()
  const counted = async (title, counts) => tally.add(title, await counts)
  await Promise.all([
    ...['format', 'lint', 'types'].map((name) => counted(name, staticCheck(name))),
    counted('unit tests', unitTests()),
  ])
  tally.conclude()
}
