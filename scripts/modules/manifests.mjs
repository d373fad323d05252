import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Modules, and tests and measurements that need some; their folders and what each `module.json` says. Node 20 has no globs. */
export const manifestsIn = (project) =>
  [...below(project, 'modules'), 'bench', 'evals', 'scripts/earlier', ...below(project, 'tests')]
    .filter((folder) => existsSync(join(project, folder, 'module.json')))
    .map((folder) => manifestOf(project, folder))

function below(project, folder) {
  if (!existsSync(join(project, folder))) return []
  return readdirSync(join(project, folder)).map((name) => `${folder}/${name}`)
}

function manifestOf(project, folder) {
  const manifest = JSON.parse(readFileSync(join(project, folder, 'module.json'), 'utf8'))
  return { ...manifest, name: basename(folder), folder }
}
