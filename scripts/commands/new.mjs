import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'

export async function main() {
  await install()
  const { exitCode } = await runNode([inProject('scripts/new/run.mjs'), ...process.argv.slice(2)], {
    show: true,
  })
  process.exitCode = exitCode
}
