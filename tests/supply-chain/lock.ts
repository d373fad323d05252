import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../conventions/project-files.ts'

export type Locked = {
  version: string
  integrity?: string
  license?: string
  dev?: true
  inBundle?: true
  hasInstallScript?: true
}

export function lockedPackages(): [path: string, locked: Locked][] {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> }
  return Object.entries(packages).filter(([path]) => path !== '')
}

export const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)
