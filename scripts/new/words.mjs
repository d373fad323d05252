import { Trouble } from '../bootstrap/trouble.mjs'

const plural = /^[a-z][a-z\d]*(-[a-z\d]+)*$/

const reserved = new Set(
  'admin api app await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof let manager new null package return static super switch this throw trash true try typeof undefined update var void while with yield'.split(
    ' ',
  ),
)

/** The forms of a resource's name: "pet-owners" is served at /pet-owners, kept in pet_owners, and each is a petOwner. */
export function wordsOf(path, singular = singularOf(path)) {
  if (!plural.test(path)) {
    throw new Trouble(
      `“${path}” is no name for a resource: use lower-case letters and dashes, as in pet-owners.`,
    )
  }
  if (!plural.test(singular)) {
    throw new Trouble(
      `“${singular}” is no singular for ${path}: --singular takes one word of lower-case letters.`,
    )
  }
  if (singular === path) {
    throw new Trouble(`Name one ${path} too: npm run new -- resource ${path} --singular <name> …`)
  }
  const [many, one] = [camel(path), camel(singular)]
  for (const word of [many, one]) {
    if (reserved.has(word)) throw new Trouble(`“${word}” is a reserved word: choose another name.`)
  }
  return {
    path,
    singular,
    many,
    one,
    table: path.replaceAll('-', '_'),
    titles: { many: sentence(path), one: singular.replaceAll('-', ' ') },
  }
}

/** The name of a job, a message or a page: "remind-readers" is a folder, and remindReaders in the code. */
export function dashed(name, what) {
  if (!plural.test(name)) {
    throw new Trouble(
      `“${name}” is no name for a ${what}: use lower-case letters and dashes, as in remind-readers.`,
    )
  }
  if (reserved.has(camel(name))) {
    throw new Trouble(`“${name}” is a reserved word: choose another name.`)
  }
  return name
}

/** The name of a domain or a role: one word, as a key in the code. */
export function nameOf(name, what) {
  if (!/^[a-z][a-z\d]*$/.test(name)) {
    throw new Trouble(`“${name}” is no name for a ${what}: use one word of lower-case letters.`)
  }
  if (reserved.has(name)) throw new Trouble(`“${name}” is a reserved word: choose another name.`)
  return name
}

function singularOf(path) {
  if (/[^aeiou]ies$/.test(path)) return path.replace(/ies$/, 'y')
  if (/(ss|x|ch|sh)es$/.test(path)) return path.replace(/es$/, '')
  return path.replace(/s$/, '')
}

export const camel = (words) => words.replaceAll(/[-_ ]+(.)/g, (_, letter) => letter.toUpperCase())

export const sentence = (words) => {
  const plain = words
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

export const alphabetical = (one, other) => one.localeCompare(other, 'en')
