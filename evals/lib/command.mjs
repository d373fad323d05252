import { install } from '../../scripts/bootstrap/install.mjs'
import { runNode } from '../../scripts/bootstrap/programs.mjs'
import { inProject } from '../../scripts/bootstrap/project.mjs'

export async function main() {
  await install()
  const { exitCode } = await runNode([inProject('evals/lib/main.mjs'), ...process.argv.slice(2)], {
    show: true,
  })
  process.exitCode = exitCode
}
