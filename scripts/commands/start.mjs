import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { run } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { runtime } from '../bootstrap/runtime.mjs'

/**
 * Installs and builds what is missing, then serves until told to stop.
 * Always in a process of its own: npm and the terminal may both pass a Ctrl-C on, the server hears it once.
 */
export async function main() {
  await install()
  await build()
  const { exitCode } = await run(runtime(), [inProject('scripts/serve.mjs')], {
    show: true,
    channel: true,
  })
  process.exitCode = exitCode
}
