import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'

/** The operator's command line; see src/server/command-line/. */
export async function main() {
  await install()
  const program = inProject('src/server/command-line/admin.ts')
  const { exitCode } = await runNode([program, ...process.argv.slice(2)], { show: true })
  process.exitCode = exitCode
}
