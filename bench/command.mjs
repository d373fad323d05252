import { resolve } from 'node:path'
import { readArguments } from '../scripts/bootstrap/arguments.mjs'
import { build } from '../scripts/bootstrap/build.mjs'
import { install } from '../scripts/bootstrap/install.mjs'
import { runNode } from '../scripts/bootstrap/programs.mjs'
import { inProject } from '../scripts/bootstrap/project.mjs'
import { findBrowser } from '../scripts/testing/browser.mjs'

export const usage = `npm run bench -- [<option> <value>] …    measures the product (docs/benchmark.md)

--only <part>,…       the parts to measure, as pages,browser; all by default
--books <count>       size of the library, 100000 by default
--users <count>       users, and members of an organization, 100000 by default
--from <count>        the size against which growth is measured, 1000 by default
--lines <count>       lines of the imported file, 100000 by default
--minutes <count>     length of the part memory, 3 by default
--profile <folder>    writes a processor profile of each process to the folder`

const names = ['only', 'books', 'users', 'from', 'lines', 'minutes', 'profile']
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))

export async function main() {
  const { profile, ...given } = readArguments(usage, { options }).values
  await install()
  await build()
  const words = Object.entries(given).map(([name, value]) => `--${name}=${value}`)
  const { exitCode } = await runNode([inProject('bench/run.ts'), ...words], {
    show: true,
    env: {
      NODE_ENV: 'production',
      CHROMIUM_PATH: await findBrowser(),
      // Set here only: Node 20, which starts this command, refuses to be started with it.
      ...(profile && { NODE_OPTIONS: `--cpu-prof "--cpu-prof-dir=${resolve(profile)}"` }),
    },
  })
  process.exitCode = exitCode
}
