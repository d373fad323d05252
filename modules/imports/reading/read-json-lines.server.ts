import { type ImportedResource, importNames, type Mapping } from '../import-fields.ts'
import { type Entry, malformed, type Values } from './entry.ts'
import { parseObject } from './parse-object.ts'
import type { Line } from './read-lines.server.ts'

export async function* readJsonLines(
  resource: ImportedResource,
  lines: AsyncIterable<Line>,
  mapping = ownNames(resource),
): AsyncGenerator<Entry> {
  for await (const { number, text } of lines) {
    if (text.trim() === '') continue
    const found = parseObject(text)
    if (!found) yield malformed(number, 'Not a JSON object', { raw: text })
    else yield { line: number, values: valuesOf(found, mapping) }
  }
}

const ownNames = (resource: ImportedResource): Mapping =>
  Object.fromEntries(importNames(resource).map((name) => [name, name]))

function valuesOf(found: Record<string, unknown>, mapping: Mapping): Values {
  const names = Object.entries(mapping).filter(([name]) => Object.hasOwn(found, name))
  return Object.fromEntries(names.map(([name, field]) => [field, found[name]]))
}
