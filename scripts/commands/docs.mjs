import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'

export async function main() {
  await install()
  const { exitCode } = await runNode([inProject('tests/supply-chain/write-licences.ts')], {
    show: true,
  })
  process.exitCode = exitCode
}
