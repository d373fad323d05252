import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { inProject, root } from '../bootstrap/project.mjs'
import { manifestsIn } from '../modules/manifests.mjs'

const ofBase = ['src/platform/*/tables.ts', 'src/{domains,kit}/**/*.table.server.ts']

/** The base, whose name is empty, and the modules with tables or migrations: each has a history of its own. */
export const places = () => [
  { name: '', folder: 'migrations', tables: ofBase },
  ...manifestsIn(root)
    .filter(({ folder }) => folder.startsWith('modules/'))
    .map(({ name, folder }) => ({
      name,
      folder: `${folder}/migrations`,
      tables: [`${folder}/**/*.table.server.ts`],
    }))
    .filter(
      ({ folder, tables }) =>
        existsSync(inProject(folder)) || globSync(tables, { cwd: root }).length > 0,
    ),
]

/** The migrations of a place, oldest first. */
export const historyOf = (folder) =>
  existsSync(inProject(folder))
    ? readdirSync(inProject(folder))
        .filter((name) => /^\d{14}_/.test(name))
        .toSorted()
    : []

export function snapshotOf(folder) {
  const newest = historyOf(folder).at(-1)
  return newest && JSON.parse(readFileSync(inProject(folder, newest, 'snapshot.json'), 'utf8'))
}
