import { readArguments } from '../bootstrap/arguments.mjs'
import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { run } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { runtime } from '../bootstrap/runtime.mjs'

export const usage =
  'npm start    installs, builds if the sources changed, migrates, and serves the production build'

export async function main() {
  readArguments(usage)
  await install()
  await build()
  const { exitCode } = await run(runtime(), [inProject('scripts/serve.mjs')], {
    show: true,
    channel: true,
  })
  process.exitCode = exitCode
}
