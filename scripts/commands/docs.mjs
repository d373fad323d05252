import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { writeAgents } from '../docs/write-agents.mjs'

export async function main() {
  await install()
  writeAgents()
  const { exitCode } = await runNode([inProject('tests/supply-chain/write-licences.ts')], {
    show: true,
  })
  process.exitCode = exitCode
}
