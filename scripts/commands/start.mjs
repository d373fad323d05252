import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { run } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { runtime } from '../bootstrap/runtime.mjs'

export async function main() {
  await install()
  await build()
  const { exitCode } = await run(runtime(), [inProject('scripts/serve.mjs')], {
    show: true,
    channel: true,
  })
  process.exitCode = exitCode
}
