import { Trouble } from '../bootstrap/trouble.mjs'

/** Indentation and the padding of tables are the formatter's. */
const plain = (line) => line.trim().replaceAll(/\s+/g, ' ')

/** `text` after the one line that says `line`, or instead of it. */
export function put(before, { where, line, text }) {
  const lines = before.split('\n')
  const found = lines.flatMap((one, at) => (plain(one) === plain(line) ? [at] : []))
  if (found.length !== 1) throw new Trouble(`has ${found.length} lines that say: ${line}`)
  const added = text === '' ? [] : [text]
  lines.splice(found[0] + (where === 'after' ? 1 : 0), where === 'after' ? 0 : 1, ...added)
  return lines.join('\n')
}

const says = (line, wanted) =>
  wanted.endsWith(' …') ? line.startsWith(wanted.slice(0, -1)) : line === wanted

/** Removes the lines of `block`, wherever they stand together; one that ends with … is known by its beginning. */
export function cut(before, block) {
  const wanted = block.split('\n').map(plain)
  const lines = before.split('\n')
  const stands = (at) => wanted.every((line, index) => says(plain(lines[at + index] ?? ''), line))
  const places = lines.flatMap((_, at) => (stands(at) ? [at] : []))
  if (places.length === 0) throw new Trouble(`does not say: ${block}`)
  for (const at of places.toReversed()) lines.splice(at, wanted.length)
  return lines.join('\n')
}

/** Removes a heading and its text, up to the next heading of its level or a higher one. */
export function cutSection(before, heading) {
  const lines = before.split('\n')
  const start = lines.indexOf(heading)
  if (start === -1) throw new Trouble(`has no section: ${heading}`)
  const [marks] = heading.split(' ')
  const end = lines.findIndex(
    (line, at) => at > start && /^#+ /.test(line) && line.indexOf(' ') <= marks.length,
  )
  lines.splice(start, (end === -1 ? lines.length : end) - start)
  return lines.join('\n')
}

/** A line "old → new", or "old →" to leave it out, for words that stand in the text at least once. */
export function replaced(before, line) {
  const [old, now = ''] = line.replace(/ →$/, ' → ').split(' → ')
  if (!before.includes(old)) throw new Trouble(`does not say: ${old}`)
  return before.replaceAll(old, now)
}

export function setText(tree, [key, ...below], words) {
  if (!(key in tree)) throw new Trouble(`has no text ${key}`)
  if (below.length > 0) setText(tree[key], below, words)
  else if (words === undefined) delete tree[key]
  else tree[key] = words
}
