import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { runGit } from '../edits/run-git.mjs'

const scripts = ['scripts/docs.mjs', 'scripts/edits/route-tree.mjs']

/** Generated files follow from the merged ones: AGENTS.md, llms.txt, docs/licences.md, routeTree.gen.ts. */
export async function regenerate() {
  await install()
  for (const script of scripts) {
    const { exitCode, printed } = await runNode([inProject(script)])
    if (exitCode !== 0) throw new Error(printed)
  }
  runGit(['add', '--update'])
}
