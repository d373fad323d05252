import { spawnSync } from 'node:child_process'
import { inProject, root } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'

export const routeTree = 'src/app/routeTree.gen.ts'

/** In a process of its own, because the callers change files in one step. */
export function writeRouteTree() {
  const { status, stderr } = spawnSync(
    process.execPath,
    [inProject('scripts/edits/route-tree.mjs')],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Trouble(`The routes could not be listed in ${routeTree}.\n${stderr}`)
}

/** The router's plugin writes the file when Vite reads the configuration. */
if (import.meta.main) {
  const { resolveConfig } = await import('vite')
  await resolveConfig({ root, logLevel: 'error' }, 'build')
}
