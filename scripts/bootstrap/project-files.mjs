import { existsSync, readdirSync } from 'node:fs'
import { inProject } from './project.mjs'

/** The files below folders whose path from the project's root matches; Node 20 has no globs. */
export const projectFiles = (folders, matches) =>
  folders
    .filter((folder) => existsSync(inProject(folder)))
    .flatMap((folder) =>
      readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        `${folder}/${file}`.replaceAll('\\', '/'),
      ),
    )
    .filter((path) => matches.test(path) && !path.includes('/node_modules/'))
    .toSorted()
