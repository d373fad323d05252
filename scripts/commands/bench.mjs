import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'

/** Measures the production build; see bench/. `-- --books 1000000` for a catalogue of that size. */
export async function main() {
  await install()
  await build()
  const { exitCode } = await runNode([inProject('bench/run.ts'), ...process.argv.slice(2)], {
    show: true,
    env: { NODE_ENV: 'production' },
  })
  process.exitCode = exitCode
}
