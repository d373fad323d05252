import { Trouble } from '../bootstrap/trouble.mjs'
import { initials } from './initials.mjs'

/** A name has its place in the bar of a phone; an id is the name of a system user, too. */
const longest = 30
const nameForm = /^[\p{L}\p{N}](?:[ .’-]{0,3}[\p{L}\p{M}\p{N}])*$/u
const idForm = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/
/** Users of a system and databases of PostgreSQL that are there already. */
const reserved =
  /^(root|daemon|bin|sys|mail|nobody|www-data|systemd.*|postgres.*|mysql|docker|nginx|template[01]|localhost)$/
const latinOf = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' }

export function identityIn(source) {
  const valueOf = (key) => {
    const [, value] = new RegExp(`^  ${key}: '(.+)',$`, 'm').exec(source) ?? []
    if (value) return value
    throw new Trouble(`src/rules/product.ts has no ${key}: restore it, and run the command again.`)
  }
  return { name: valueOf('name'), id: valueOf('id'), initial: valueOf('initial') }
}

/** The new name of the product. */
export function newIdentity(text, { id, keepId }, current) {
  const name = text.normalize('NFC').trim().replaceAll(/ +/g, ' ')
  if (name === '') throw new Trouble('Name the product: npm run rename -- "Pawline"')
  if ([...name].length > longest) {
    throw new Trouble(
      `A name has at most ${longest} characters: “${name}” has ${[...name].length}.`,
    )
  }
  if (!nameForm.test(name)) {
    throw new Trouble(
      `“${name}” can't be a name in every file: use letters and digits, with spaces, - . and ’ (not ') between them.`,
    )
  }
  const identity = { name, id: keepId ? current.id : idOf(name, id) }
  if (identity.name === current.name && identity.id === current.id) {
    throw new Trouble(`The product is called ${name} already: nothing to do.`)
  }
  if (identity.name === identity.id) {
    throw new Trouble(
      `Name and id would both be “${name}”, and a later rename could not tell them apart.\n` +
        'Start the name with a capital letter, or choose another id with --id.',
    )
  }
  return {
    ...identity,
    initial: isOwn(current.initial) ? current.initial : initials[initialOf(identity)],
  }
}

function idOf(name, given) {
  const id =
    given ??
    latin(name)
      .replaceAll(/[’.]/g, '')
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
  if (reserved.test(id)) {
    throw new Trouble(`The id “${id}” is taken by the system: choose another with --id.`)
  }
  if (id.length <= longest && idForm.test(id)) return id
  throw new Trouble(
    given === undefined
      ? `No id for files, cookies and databases can be derived from “${name}”. Choose one: npm run rename -- "${name}" --id pawline`
      : `“${given}” can't be an id: use up to ${longest} letters from a to z, digits and single dashes, starting with a letter.`,
  )
}

const latin = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => latinOf[letter])
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')

/** A mark that the owner of the project drew. */
const isOwn = (drawn) => !Object.values(initials).includes(drawn)

function initialOf({ name, id }) {
  const [letter = ''] = latin(name)
  return (/[a-z]/.test(letter) ? letter : id[0]).toUpperCase()
}
