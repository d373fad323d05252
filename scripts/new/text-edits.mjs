import { Trouble } from '../bootstrap/trouble.mjs'
import { alphabetical } from './words.mjs'

/** Edits of a source text, each with its reverse, for files that register things in lists and objects. */

export const importEdit = (names, from) => defaultImportEdit(`{ ${names} }`, from)

export const defaultImportEdit = (name, from) => ({
  apply: (text) =>
    text.includes(`from '${from}'`) ? text : withImport(text, `import ${name} from '${from}'`),
  revert: (text) => text.replace(new RegExp(`^import [^'";]*from '${literal(from)}'\n`, 'm'), ''),
})

/** One name of a package that the file imports others from. */
export const nameEdit = (name, from) => {
  const statement = new RegExp(`import \\{([^}]*)\\} from '${literal(from)}'`)
  const among = (text) =>
    (statement.exec(text)?.[1] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
  const withNames = (text, names) =>
    names.length > 0
      ? text.replace(statement, `import { ${names.join(', ')} } from '${from}'`)
      : text.replace(new RegExp(`${statement.source}\n`), '')
  return {
    apply(text) {
      if (!statement.test(text)) return withImport(text, `import { ${name} } from '${from}'`)
      const names = among(text)
      return names.includes(name) ? text : withNames(text, [...names, name].toSorted(alphabetical))
    },
    revert(text) {
      const uses = text.replace(statement, '').match(new RegExp(`\\b${name}\\b`))
      return uses
        ? text
        : withNames(
            text,
            among(text).filter((one) => one !== name),
          )
    },
  }
}

/** An element of a list, which begins with `opening`, as `export const resources = [`. */
export const elementEdit = (element, opening) => {
  const list = new RegExp(`(${literal(opening)})([^\\]]*)\\]`)
  const change = (text, changed) => {
    if (!list.test(text)) throw new Misplaced(opening)
    return text.replace(list, (_, start, inside) => {
      const elements = inside
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
      return `${start}${changed(elements).join(', ')}]`
    })
  }
  return {
    apply: (text) =>
      change(text, (elements) => (elements.includes(element) ? elements : [...elements, element])),
    revert: (text) => change(text, (elements) => elements.filter((one) => one !== element)),
  }
}

/** Lines at the end of an object or a list, which begins with the line `opening`; `whole` finds them once edited. */
export const entryEdit = (entry, opening, whole) => ({
  apply(text) {
    if (text.includes(entry)) return text
    const lines = text.split('\n')
    const start = lines.findIndex((line) => line.trim().startsWith(opening))
    if (start === -1) throw new Misplaced(opening)
    const [indent] = /^\s*/.exec(lines[start])
    const closed = /^(.*[{[])([}\]].*)$/.exec(lines[start])
    if (closed) {
      lines.splice(start, 1, closed[1], entry, `${indent}${closed[2]}`)
      return lines.join('\n')
    }
    const end = lines.findIndex(
      (line, at) =>
        at > start && /^[}\])]/.test(line.slice(indent.length)) && line.startsWith(indent),
    )
    if (end === -1) throw new Misplaced(opening)
    lines.splice(end, 0, entry)
    return lines.join('\n')
  },
  revert: (text) => (whole ? text.replace(whole, '') : withoutEntry(text, entry)),
})

/** An element of a list that an object may not have yet, as `jobs` in the object that begins with `opening`. */
export const listEdit = (element, key, opening) => {
  const among = elementEdit(element, `${key}: [`)
  const alone = entryEdit(`  ${key}: [${element}],`, opening)
  const isThere = (text) => new RegExp(`^  ${key}: \\[`, 'm').test(text)
  return {
    apply: (text) => (isThere(text) ? among : alone).apply(text),
    revert: (text) => (isThere(text) ? withoutEntry(among.revert(text), `  ${key}: [],`) : text),
  }
}

/** A value of a JSON file, by its keys from the outermost to its own. The file and the keys above may not be there yet. */
export const jsonEdit = (keys, value) => {
  const own = keys.at(-1)
  const change = (text, edit) => {
    const whole = JSON.parse(text ?? '{}')
    const above = [whole]
    for (const key of keys.slice(0, -1)) above.push((above.at(-1)[key] ??= {}))
    edit(above)
    return isEmpty(whole) ? '' : `${JSON.stringify(whole, null, 2)}\n`
  }
  return {
    apply: (text) => change(text, (above) => void (above.at(-1)[own] ??= value)),
    revert: (text) =>
      change(text, (above) => {
        delete above.at(-1)[own]
        for (const [depth, object] of [...above.entries()].slice(1).toReversed()) {
          if (isEmpty(object)) delete above[depth - 1][keys[depth - 1]]
        }
      }),
  }
}

const isEmpty = (object) => Object.keys(object).length === 0

/** An element of a list of a JSON file, which may already be there. */
export const jsonListEdit = (key, element) => {
  const change = (text, edit) => {
    const whole = JSON.parse(text)
    whole[key] = edit(whole[key]).toSorted(alphabetical)
    return `${JSON.stringify(whole, null, 2)}\n`
  }
  return {
    apply: (text) => change(text, (elements) => [...new Set([...elements, element])]),
    revert: (text) => change(text, (elements) => elements.filter((one) => one !== element)),
  }
}

/** Lines before another one. */
export const beforeEdit = (entry, line, whole) => ({
  apply(text) {
    if (text.includes(entry)) return text
    const at = text.indexOf(`\n${line}\n`)
    if (at === -1) throw new Misplaced(line.trim())
    return `${text.slice(0, at + 1)}${entry}\n${text.slice(at + 1)}`
  },
  revert: (text) => text.replace(whole, ''),
})

/** A line of its own at the end of a file that may not exist yet. */
export const lineEdit = (line) => ({
  apply: (text = '') => (text.split('\n').includes(line) ? text : `${text}${line}\n`),
  revert: (text = '') => withoutEntry(text, line),
})

function withImport(text, line) {
  const last = [...text.matchAll(/^import [^'";]*from '[^']+'\n/gm)].at(-1)
  const at = last ? last.index + last[0].length : 0
  return `${text.slice(0, at)}${line}\n${last ? '' : '\n'}${text.slice(at)}`
}

/** Line breaks, indentation and trailing commas are the formatter's. */
function withoutEntry(text, entry) {
  const closing = /[}\])]/
  const plain = entry.replaceAll(/\s/g, '').replaceAll(/,(?=[}\])]|$)/g, '')
  const pattern = [...plain].map((sign) => `${closing.test(sign) ? `,?\\s*` : ''}${literal(sign)}`)
  return text.replace(new RegExp(`^[ \\t]*${pattern.join(String.raw`\s*`)},?\n`, 'm'), '')
}

const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The file was changed by hand and has no such place any more. */
export class Misplaced extends Trouble {
  constructor(opening) {
    super(`has no line “${opening}”`)
  }
}
