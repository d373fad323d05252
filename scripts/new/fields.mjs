import { mistakeInName } from '../../src/kit/resource/reserved-names.ts'
import { Trouble } from '../bootstrap/trouble.mjs'
import { kinds, traits } from './kinds.mjs'
import { camel } from './words.mjs'

const form =
  /^(?<name>[a-z][A-Za-z\d]*):(?<kind>[A-Za-z-]+)(?:\((?<inside>[^()]*)\))?(?<rest>(?::[a-z]+)*)$/
const value = /^[a-z][A-Za-z\d]*$/

/** Reads fields as typed: `name:text:required`, `species:enum(dog,cat)`, `owner:user`. */
export function fieldsOf(typed, findTarget, tenant) {
  if (typed.length === 0) throw new Trouble(`Name its fields, as in name:text:required.\n${help}`)
  const own = typed.map((one) => fieldOf(one, findTarget))
  const fields = tenant ? [tenantField(tenant), ...own] : own
  const names = fields.map(({ base }) => base)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Trouble(`The field ${twice} is named twice: give one another name.`)
  if (fields.filter(({ isUnique }) => isUnique).length > 1) {
    throw new Trouble(
      'One field can be unique. For several, change `unique` in the description afterwards.',
    )
  }
  return named(fields)
}

const tenantField = (target) => ({
  key: `${target.name}Id`,
  base: target.name,
  kind: 'reference',
  target,
  isTenant: true,
  isRequired: true,
  options: { required: true, filter: true },
})

/** Users know a record by one of its texts, which lists search and sort. */
function named(fields) {
  const texts = fields.filter(({ kind }) => kind === 'text')
  const nameField =
    ['name', 'title'].flatMap((key) => texts.find((one) => one.key === key) ?? [])[0] ?? texts[0]
  if (!nameField) {
    throw new Trouble('Users must know a record by a text: add a field, as name:text:required.')
  }
  const options = { required: true, search: 'words', sort: true }
  Object.assign(nameField, { isRequired: true, options })
  return { fields, nameField: nameField.key }
}

function fieldOf(typed, findTarget) {
  const { name, kind: typedKind, inside, rest } = form.exec(typed)?.groups ?? {}
  if (!name) throw new Trouble(`“${typed}” is no field.\n${help}`)
  const known = kinds[typedKind.toLowerCase()]
  const kind = known ? typedKind.toLowerCase() : 'reference'
  const target = known && kind !== 'reference' ? undefined : findTarget(typedKind)
  if (kind === 'reference' && !target) {
    throw new Trouble(
      `“${typedKind}” in ${typed} is neither a kind of field nor a resource to refer to.\n${help}`,
    )
  }
  const key = kind === 'picture' || target ? `${name.replace(/Id$/, '')}Id` : name
  const mistake = mistakeInName(key)
  if (mistake) throw new Trouble(mistake)
  const asked = rest.split(':').filter(Boolean)
  const allowed = ['required', ...traits[kind]]
  const wrong = asked.find((one) => !allowed.includes(one))
  if (wrong) {
    throw new Trouble(
      `A field of kind ${kind} can’t be “${wrong}”. It can be: ${allowed.join(', ')}.`,
    )
  }
  if (kind === 'picture' && asked.includes('required')) {
    throw new Trouble(`A picture can’t be required: leave “required” out of ${typed}.`)
  }
  const isRequired = asked.includes('required')
  return {
    key,
    base: key.replace(/Id$/, ''),
    kind,
    target,
    inside: insideOf(kind, inside, typed),
    isRequired,
    isUnique: asked.includes('unique'),
    options: optionsOf(kind, asked),
  }
}

function optionsOf(kind, asked) {
  return Object.assign(
    {},
    asked.includes('required') && { required: true },
    asked.includes('search') && { search: 'words' },
    asked.includes('sort') && { sort: true },
    kinds[kind].options,
    asked.includes('filter') && { filter: true },
    asked.includes('bulk') && { bulk: true },
  )
}

function insideOf(kind, inside, typed) {
  if (kind === 'money') {
    if (!/^[A-Z]{3}$/.test(inside ?? '')) {
      throw new Trouble(`Name the currency of ${typed}, as in price:money(EUR).`)
    }
    return inside
  }
  if (kind !== 'enum') {
    if (inside !== undefined) {
      throw new Trouble(`Nothing stands in brackets here: leave them out of ${typed}.`)
    }
    return undefined
  }
  const values = (inside ?? '').split(',').map((one) => camel(one.trim()))
  const wrong = values.find((one) => !value.test(one))
  if (wrong !== undefined || new Set(values).size < values.length) {
    throw new Trouble(`Name the values of ${typed} once each, as in species:enum(dog,cat,bird).`)
  }
  return values
}

export const help = [
  `A field is name:kind, followed by what it can do: name:text:required:search:sort.`,
  `Kinds: ${Object.keys(kinds)
    .filter((kind) => kind !== 'reference')
    .map((kind) => ({ enum: 'enum(a,b)', money: 'money(EUR)' })[kind] ?? kind)
    .join(', ')}, or the name of a resource, as owner:user.`,
].join('\n')
