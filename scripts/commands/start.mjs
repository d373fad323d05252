import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { run } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { runtime } from '../bootstrap/runtime.mjs'

/** The server is a separate process: npm and the terminal may both forward a Ctrl-C, but the server gets it once. */
export async function main() {
  await install()
  await build()
  const { exitCode } = await run(runtime(), [inProject('scripts/serve.mjs')], {
    show: true,
    channel: true,
  })
  process.exitCode = exitCode
}
