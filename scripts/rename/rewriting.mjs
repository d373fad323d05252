const notInWord = '(?<![\\p{L}\\p{M}\\p{N}])'
const endOfWord = '(?![\\p{L}\\p{M}\\p{N}])'

/** `EcoleDuNord`, as alerts begin: they can't hold dashes. */
const camelCase = (id) =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const literal = (text) => text.replaceAll('.', '\\.')

/** Finds a name or an id only as a whole word. */
export const mention = (text) => new RegExp(notInWord + literal(text) + endOfWord, 'u')

/** Replaces all that stands for a product in one pass, so that no replacement is replaced again. */
export function rewriting(from, to) {
  const forms = {
    alert: `${notInWord}${camelCase(from.id)}(?=\\p{Lu})`,
    name: notInWord + literal(from.name) + endOfWord,
    id: notInWord + from.id + endOfWord,
    initial: literal(from.initial),
  }
  const values = { ...to, alert: camelCase(to.id) }
  const pattern = Object.entries(forms)
    .map(([form, source]) => `(?<${form}>${source})`)
    .join('|')
  return (text) =>
    text.replaceAll(new RegExp(pattern, 'gu'), (...found) => {
      const [form] = Object.entries(found.at(-1)).find(([, match]) => match !== undefined)
      return values[form]
    })
}
