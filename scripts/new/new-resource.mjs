import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { permissionTable } from '../../src/rules/permissions.ts'
import { Trouble } from '../bootstrap/trouble.mjs'
import { edited } from './edited.mjs'
import { fieldsOf } from './fields.mjs'
import { moduleFor } from './modules.mjs'
import { readIfThere } from './read-if-there.mjs'
import { neededBy, registration } from './registration.mjs'
import { resourceFiles } from './resource-files.mjs'
import { seedsOf } from './seeds.mjs'
import { referable, targetsIn, tenantIn } from './targets.mjs'
import { wordsOf } from './words.mjs'

/** Plans the files of the resource: nothing is written yet, so that every mistake comes first. */
export function planResource(
  root,
  { path, singular, module: asked, belongsTo, icon = 'Box', typed },
) {
  const words = wordsOf(path, singular)
  const module = moduleFor(root, asked)
  const targets = targetsIn(root)
  const folder = `modules/${module}/${path}`
  refuseTaken(root, { words, folder, targets })
  refuseIcon(root, icon)
  const resource = {
    words,
    module,
    folder,
    icon,
    isImported: existsSync(join(root, 'modules/imports')),
    ...fieldsOf(
      typed,
      referable(targets, { root, module, belongsTo }),
      tenantIn(targets, { root, module, belongsTo }),
    ),
  }
  const files = resourceFiles({ ...resource, seeds: seedsOf(resource.fields, targets) })
  return {
    ...resource,
    changes: new Map([
      ...Object.entries(files),
      ...edited(root, registration({ ...resource, needs: neededBy(resource) }), 'apply'),
    ]),
  }
}

function refuseTaken(root, { words, folder, targets }) {
  const { path, one, table } = words
  const again = `If an earlier run was interrupted, undo it: npm run new -- resource ${path} --undo`
  const known = [...targets.values()].find((target) => target.path === path || target.name === one)
  if (known) {
    throw new Trouble(
      `The resource ${known.name} exists already, in ${known.folder}. Choose another name, or undo it: npm run new -- resource ${known.path} --undo`,
    )
  }
  if (existsSync(join(root, folder))) throw new Trouble(`${folder} exists already. ${again}`)
  const namespaces = globSync(`{src,modules}/**/${path}/locales/en.json`, { cwd: root })
  if (namespaces.length > 0) {
    throw new Trouble(`The texts of ${namespaces[0]} have this name: choose another.`)
  }
  const routes = globSync(`{src,modules/*}/routes/{manager,api}/${path}{,.tsx}`, { cwd: root })
  if (routes.length > 0) throw new Trouble(`${routes[0]} serves this address: choose another name.`)
  const tables = globSync('{src,modules}/**/*.ts', {
    cwd: root,
    exclude: (name) => name.endsWith('.test.ts'),
  })
  const taken = tables.find(
    (file) =>
      new RegExp(`pgTable\\(\\s*'${table}'`).test(readIfThere(root, file) ?? '') &&
      !/\/test-/.test(file),
  )
  if (taken) throw new Trouble(`${taken} has a table ${table} already: choose another name.`)
  if (one in permissionTable) {
    throw new Trouble(`There are permissions for ${one} already. ${again}`)
  }
}

function refuseIcon(root, icon) {
  const isKnown =
    /^[A-Z]\w+$/.test(icon) &&
    new RegExp(`\\b${icon}\\b`).test(
      readFileSync(join(root, 'node_modules/lucide-react/dist/lucide-react.d.ts'), 'utf8'),
    )
  if (!isKnown) {
    throw new Trouble(
      `There is no icon ${icon}: choose one of https://lucide.dev/icons, as PawPrint.`,
    )
  }
}
