import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'

export async function main() {
  const env = {
    // Without npm, the folder in which the operator names files is this one.
    INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
    ADMIN_PROGRAM: process.argv[1],
  }
  await install()
  const program = inProject('src/app/admin.server.ts')
  const { exitCode } = await runNode([program, ...process.argv.slice(2)], { show: true, env })
  process.exitCode = exitCode
}
