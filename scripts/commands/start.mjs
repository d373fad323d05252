import { build } from '../bootstrap/build.mjs'
import { installHooks } from '../bootstrap/hooks.mjs'
import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { isWantedRuntime } from '../bootstrap/runtime.mjs'

/** Installs and builds what is missing, then serves until told to stop. */
export async function main() {
  await install()
  installHooks()
  await build()
  if (isWantedRuntime()) {
    await import('../serve.mjs')
  } else {
    const { exitCode } = await runNode([inProject('scripts/serve.mjs')], { show: true })
    process.exitCode = exitCode
  }
}
