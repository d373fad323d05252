import { spawnSync } from 'node:child_process'
import { inProject, root } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'

/** The lists of routes, texts, permissions and styles of modules. */
export const generated = [
  'src/app/routeTree.gen.ts',
  'src/app/texts.gen.d.ts',
  'src/app/modules.gen.css',
  'src/rules/permissions.gen.ts',
]

/** In a process of its own, because the callers change files in one step. */
export function writeGenerated() {
  const { status, stderr } = spawnSync(
    process.execPath,
    [inProject('scripts/edits/generated.mjs')],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Trouble(`${generated.join(' and ')} could not be written.\n${stderr}`)
}

/** Plugins write the files when Vite reads the configuration. */
if (import.meta.main) {
  const { resolveConfig } = await import('vite')
  await resolveConfig({ root, logLevel: 'error' }, 'build')
}
