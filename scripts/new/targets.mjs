import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { Trouble } from '../bootstrap/trouble.mjs'
import { domainOrder } from '../lint/import-direction.mjs'
import { camel } from './words.mjs'

/** The described resources of a project, by name, as far as others can refer to them. */
export function targetsIn(root) {
  const read = (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
  const found = globSync('src/domains/*/**/*.resource.ts', { cwd: root }).flatMap((path) => {
    const text = read(path)
    const [, name] = /defineResource\(\s*'(\w+)'/.exec(text) ?? []
    return name
      ? [[name, { name, text, folder: dirname(path), path: /path: '([\w-]+)'/.exec(text)?.[1] }]]
      : []
  })
  return new Map(found.map(([name, one]) => [name, { ...one, ...partsOf(one, read, root) }]))
}

function partsOf({ name, path, folder, text }, read, root) {
  const many = camel(path)
  const face = `#${folder.slice('src/'.length)}`
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
    domain: folder.split('/')[2],
    isReferable: isShort || isNamed,
    tenancy,
    table: name === 'user' ? '#platform/access/tables.ts' : `${face}/index.server.ts`,
    // A name needn't be unique: people are known by their email.
    nameColumn: /(\w+): email\(/.exec(text)?.[1] ?? /nameField: '(\w+)'/.exec(text)?.[1],
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

export function referable(targets, { domain }) {
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
    refuseHigher(target, domain)
    return target
  }
}

/** What records can belong to: their domain exports its tenancy. */
export function tenantIn(targets, { domain, belongsTo }) {
  if (belongsTo === undefined) return undefined
  const tenants = [...targets.values()].filter(({ tenancy }) => tenancy)
  const target = tenants.find(({ name }) => name === belongsTo)
  if (!target) {
    const known = tenants.map(({ name }) => name).join(', ') || 'nothing yet'
    throw new Trouble(`Records can’t belong to “${belongsTo}”. They can belong to: ${known}.`)
  }
  refuseHigher(
    target,
    domain,
    'make one that may, with npm run new -- domain <name>, and add --in <name>',
  )
  return target
}

/** A new domain is not in the order: it may use every other one. */
function refuseHigher({ name, domain: theirs }, domain, advice = `add --in ${theirs}`) {
  const [own, other] = [domain, theirs].map((one) => domainOrder.indexOf(one))
  if (own !== -1 && other !== -1 && other < own) {
    throw new Trouble(`The domain ${domain} may not use ${theirs}, where ${name} is: ${advice}.`)
  }
}
