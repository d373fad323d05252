const fence = /^ *```/
const marker = /^(?:[-*]|\d+\.) /

/**
 * The units of a page in Markdown, each of which may come and go: headings, paragraphs with the code below them, items of lists, the head and
 * the rows of tables. Units of one list or table share a `block`.
 */
export function unitsOf(text) {
  const units = []
  for (const lines of blocksOf(text)) {
    const attached = fence.test(lines[0]) || /^\s/.test(lines[0])
    const last = units.at(-1)
    if (attached && last && !['heading', 'row'].includes(last.kind)) {
      last.text += `\n\n${lines.join('\n')}`
    } else {
      const parts = partsOf(lines)
      for (const part of parts) units.push(Object.assign(part, { block: parts }))
    }
  }
  return named(units)
}

export const textOf = (units) =>
  units
    .map(({ text, block }, at) => {
      if (at === 0) return text
      return `${units[at - 1].block === block ? '\n' : '\n\n'}${text}`
    })
    .join('')
    .concat('\n')

function blocksOf(text) {
  const blocks = [[]]
  let isCode = false
  for (const line of text.trimEnd().split('\n')) {
    if (fence.test(line)) isCode = !isCode
    if (line === '' && !isCode) blocks.push([])
    else blocks.at(-1).push(line)
  }
  return blocks.filter((lines) => lines.length > 0)
}

function partsOf(lines) {
  const [first] = lines
  const heading = /^(#+) /.exec(first)
  if (heading) return [{ kind: 'heading', level: heading[1].length, text: lines.join('\n') }]
  if (first.startsWith('|')) {
    const rows = lines.slice(2).map((text) => ({ kind: 'row', text }))
    return [{ kind: 'head', text: lines.slice(0, 2).join('\n') }, ...rows]
  }
  if (!marker.test(first)) return [{ kind: 'text', text: lines.join('\n') }]
  const starts = lines.flatMap((line, at) => (marker.test(line) ? [at] : []))
  return starts.map((start, at) => ({
    kind: 'item',
    text: lines.slice(start, starts[at + 1]).join('\n'),
  }))
}

/** A row is known by its first cell, another unit by its words; both by their heading, and by their number if they repeat. */
function named(units) {
  const times = new Map()
  let heading = ''
  return units.map((unit) => {
    if (unit.kind === 'heading') heading = unit.text
    const [, cell] = unit.kind === 'row' ? unit.text.split('|') : []
    const words = cell ?? unit.text.replace(marker, '').replaceAll(/-{2,}/g, '-')
    const key = `${heading}\n${unit.kind}\n${words.replaceAll(/\s+/g, ' ').trim()}`
    times.set(key, (times.get(key) ?? 0) + 1)
    return { ...unit, key: `${key}\n${times.get(key)}` }
  })
}
