import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectFiles, root } from '../conventions/project-files.ts'

export type Locked = {
  version: string
  integrity?: string
  license?: string
  dev?: true
  inBundle?: true
  hasInstallScript?: true
}

/** The project, and the folders of tools that have a lock of their own. */
export const lockFolders = projectFiles(
  'package-lock.json',
  '{scripts,tests}/**/package-lock.json',
).map(({ path }) => dirname(path))

export function lockedPackages(folder = '.'): [path: string, locked: Locked][] {
  const text = readFileSync(join(root, folder, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> }
  return Object.entries(packages).filter(([path]) => path !== '')
}

export const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)
