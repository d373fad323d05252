import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { writeGenerated } from '../edits/generated.mjs'
import { runGit } from '../edits/run-git.mjs'

/** Generated files follow from the merged ones: AGENTS.md, llms.txt, docs/licences.md, *.gen.ts. */
export async function regenerate() {
  await install()
  const { exitCode, printed } = await runNode([inProject('scripts/docs.mjs')])
  if (exitCode !== 0) throw new Error(printed)
  writeGenerated()
  runGit(['add', '--update'])
}
