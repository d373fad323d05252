import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'

/** Writes the pages of docs/ that are made from what the repository holds. */
export async function main() {
  await install()
  const { exitCode } = await runNode([inProject('tests/evidence/write-pages.ts')], { show: true })
  process.exitCode = exitCode
}
