import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { Trouble } from '../bootstrap/trouble.mjs'
import { knownModules } from '../modules/known-modules.mjs'
import { camel } from './words.mjs'

/** The described resources of a project, by name, as far as others can refer to them. */
export function targetsIn(root) {
  const read = (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
  const found = globSync('{src/domains,modules}/**/*.resource.ts', { cwd: root }).flatMap(
    (path) => {
      const text = read(path)
      const [, name] = /defineResource\(\s*'(\w+)'/.exec(text) ?? []
      const [, address] = /path: '([\w-]+)'/.exec(text) ?? []
      return name && address ? [[name, { name, text, folder: dirname(path), path: address }]] : []
    },
  )
  return new Map(found.map(([name, one]) => [name, { ...one, ...partsOf(one, read, root) }]))
}

function partsOf({ name, path, folder, text }, read, root) {
  const many = camel(path)
  const face = `#${folder.replace(/^src\//, '')}`
  const files = globSync(`${folder}/*.server.ts`, { cwd: root })
  const server = files.map(read).join('\n')
  const exports = [many, `${many}OnServer`].flatMap((symbol) => {
    const file = files.find((one) => read(one).includes(`export const ${symbol} =`))
    return file ? [{ symbol, line: `export { ${symbol} } from './${basename(file)}'` }] : []
  })
  const faced = read(`${folder}/index.server.ts`)
  const [tenancy] = new RegExp(`\\b${name}Tenancy\\b`).exec(faced) ?? []
  const isMissing = ({ symbol }) => !new RegExp(`export \\{[^}]*\\b${symbol}\\b`).test(faced)
  const isShort = read(`${folder}/index.ts`).includes(`${name}Options`)
  const isNamed = /\bresourceApi\(|\bnames: requirePermission/.test(server)
  return {
    many,
    module: /^modules\/([^/]+)/.exec(folder)?.[1],
    isReferable: isShort || isNamed,
    tenancy,
    table: name === 'user' ? '#platform/access/tables.ts' : `${face}/index.server.ts`,
    // A name needn't be unique: people are known by their email.
    nameColumn: /(\w+): email\(/.exec(text)?.[1] ?? /nameField: '(\w+)'/.exec(text)?.[1],
    belongsTo: tenantOf(text),
    options: isShort
      ? { code: `${name}Options`, from: `${face}/index.ts`, names: [`${name}Options`] }
      : { code: `referenceTo('${path}')` },
    needs: [...text.matchAll(/\w+: reference\(\s*'(\w+)',\s*\{[^}]*required: true/g)].map(
      ([, one]) => one,
    ),
    face,
    exports,
    missing: name === 'user' ? [] : exports.filter(isMissing),
  }
}

/** The name of the resource that its records belong to. */
function tenantOf(text) {
  const [, field] = /belongsTo: '(\w+)'/.exec(text) ?? []
  return new RegExp(`\\b${field}: reference\\(\\s*'(\\w+)'`).exec(text)?.[1]
}

export function referable(targets, { root, module, belongsTo }) {
  return (name) => {
    const target = targets.get(name)
    if (!target) return undefined
    if (target.tenancy) {
      throw new Trouble(
        `Only members see what belongs to “${name}”: leave the field out, and add --belongs-to ${name}.`,
      )
    }
    if (!target.isReferable) {
      throw new Trouble(`Fields can’t refer to “${name}”: its API has no \`names\`.`)
    }
    if (target.belongsTo !== undefined && target.belongsTo !== belongsTo) {
      throw new Trouble(
        `Each “${name}” belongs to a record of “${target.belongsTo}”, and so must what refers to it: add --belongs-to ${target.belongsTo}.`,
      )
    }
    refuseHigher(root, target, module)
    return target
  }
}

/** The resources that records can belong to: their module exports its tenancy. */
export function tenantIn(targets, { root, module, belongsTo }) {
  if (belongsTo === undefined) return undefined
  const tenants = [...targets.values()].filter(({ tenancy }) => tenancy)
  const target = tenants.find(({ name }) => name === belongsTo)
  if (!target) {
    const known = tenants.map(({ name }) => name).join(', ') || 'nothing yet'
    throw new Trouble(`Records can’t belong to “${belongsTo}”. They can belong to: ${known}.`)
  }
  refuseHigher(root, target, module)
  return target
}

/** Modules never need one another both ways. */
function refuseHigher(root, { name, module: theirs }, module) {
  const all = new Map(knownModules(root).map((one) => [one.name, one.needs]))
  const needed = new Set(theirs === module ? [] : all.get(theirs))
  for (const one of needed) for (const next of all.get(one) ?? []) needed.add(next)
  if (needed.has(module)) {
    throw new Trouble(
      `The module ${theirs}, where ${name} is, needs ${module}, so ${module} can’t need it: add --in ${theirs}, or --in a module of its own (npm run new -- module <name>).`,
    )
  }
}
