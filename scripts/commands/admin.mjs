import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'

export async function main() {
  await install()
  const program = inProject('src/app/admin.server.ts')
  const { exitCode } = await runNode([program, ...process.argv.slice(2)], { show: true })
  process.exitCode = exitCode
}
