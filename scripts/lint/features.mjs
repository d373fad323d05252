import { existsSync } from 'node:fs'
import { join } from 'node:path'

const faces = ['index.ts', 'index.server.ts']
const known = new Map()

/** The folder that others import by its face alone; a folder of a module with a face is one of its own. */
export function featureOf(path, root) {
  const [, outer, inner] =
    /^((?:kit|modules|domains\/[^/]+)\/[^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? []
  if (!inner || !outer.startsWith('modules/')) return outer
  const folder = `${outer}/${inner}`
  if (!known.has(folder)) {
    known.set(
      folder,
      faces.some((face) => existsSync(join(root, folder, face))),
    )
  }
  return known.get(folder) ? folder : outer
}

/** A folder `with-imports` of a module has the tests that need the module `imports` too: it comes and goes with either. */
export const partnerIn = (path) => /^modules\/[^/]+\/with-([^/]+)\//.exec(path)?.[1]
