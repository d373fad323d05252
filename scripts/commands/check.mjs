import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { changedFiles } from '../testing/changed-files.mjs'
import { staticCheck } from '../testing/static-checks.mjs'
import { Tally } from '../testing/tally.mjs'
import { unitTests } from '../testing/vitest.mjs'

export const usage = `npm run check                 checks format, lint, types and unit tests
npm run check -- --changed    checks those of the files that differ from the last commit`

const notRun =
  'Not run: dead code, and what needs a database, a build or a browser (npm test, docs/testing.md)'

const options = { changed: { type: 'boolean', default: false } }

export async function main() {
  const { values } = readArguments(usage, { options })
  await install()
  const files = values.changed ? changedFiles() : undefined
  const tally = new Tally()
  await Promise.all([
    ...['format', 'lint', 'types'].map((name) => tally.step(name, () => staticCheck(name, files))),
    tally.step('unit tests', () => unitTests(files)),
  ])
  tally.conclude(values.changed ? [notRun] : [])
}
