import { install } from '../bootstrap/install.mjs'
import { changedFiles } from '../testing/changed-files.mjs'
import { staticCheck } from '../testing/static-checks.mjs'
import { Tally } from '../testing/tally.mjs'
import { unitTests } from '../testing/vitest.mjs'

export async function main() {
  await install()
  const files = process.argv.includes('--changed') ? changedFiles() : undefined
  const tally = new Tally()
  await Promise.all([
    ...['format', 'lint', 'types'].map((name) => tally.step(name, () => staticCheck(name, files))),
    tally.step('unit tests', () => unitTests(files)),
  ])
  tally.conclude()
}
