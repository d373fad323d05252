import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/project.mjs'

const ofBase = ['src/platform/*/tables.ts', 'src/{domains,kit}/**/*.table.server.ts']

/** The base, whose name is empty, and the modules with tables or migrations: each has a history of its own. */
export const places = (project = root) => [
  { name: '', folder: 'migrations', tables: ofBase },
  ...modulesIn(project)
    .map((name) => ({
      name,
      folder: folderOf(name),
      tables: [`modules/${name}/**/*.table.server.ts`],
    }))
    .filter(
      ({ folder, tables }) =>
        existsSync(join(project, folder)) || globSync(tables, { cwd: project }).length > 0,
    ),
]

export const folderOf = (module) => (module === '' ? 'migrations' : `modules/${module}/migrations`)

/** The migrations of a place, oldest first. */
export const historyOf = (folder, project = root) =>
  existsSync(join(project, folder))
    ? readdirSync(join(project, folder))
        .filter((name) => /^\d{14}_/.test(name))
        .toSorted()
    : []

export function snapshotOf(folder, project = root) {
  const newest = historyOf(folder, project).at(-1)
  return newest && JSON.parse(readFileSync(join(project, folder, newest, 'snapshot.json'), 'utf8'))
}

function modulesIn(project) {
  const folder = join(project, 'modules')
  return existsSync(folder) ? readdirSync(folder).toSorted() : []
}
