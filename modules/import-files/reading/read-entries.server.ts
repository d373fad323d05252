import { ownValue } from '#rules/own-value.ts'
import {
  type ImportedResource,
  importNames,
  isByColumn,
  type Mapping,
  type Matching,
} from '../import-fields.ts'
import { type Entry, malformed, type Values } from './entry.ts'
import { parseObject } from './parse-object.ts'
import { readCsv } from './read-csv.server.ts'
import { type Line, readLines } from './read-lines.server.ts'
import { toUtf8 } from './to-utf8.server.ts'

interface Reader {
  read: (lines: AsyncIterable<Line>) => AsyncIterable<Entry>
  ending: string
  label: string
  help: string
}
export type Readers = Record<string, Reader>

const common = {
  csv: readCsv,
  jsonl: (resource: ImportedResource, lines: AsyncIterable<Line>, matching?: Matching) =>
    readJsonLines(resource, lines, matching && !isByColumn(matching) ? matching : undefined),
}

const isCommon = (format: string): format is keyof typeof common => Object.hasOwn(common, format)

export function readEntries(
  resource: ImportedResource,
  readers: Readers,
  source: AsyncIterable<Uint8Array>,
  format: string,
  mapping?: Matching,
): AsyncIterable<Entry> {
  const lines = readLines(toUtf8(source))
  if (isCommon(format)) return common[format](resource, lines, mapping)
  const reader = ownValue(readers, format)
  if (!reader) throw new Error(`No reader for ${format}`)
  return reader.read(lines)
}

export const formatsOf = (readers: Readers) => [...Object.keys(common), ...Object.keys(readers)]

export const endingsOf = (readers: Readers): Record<string, string> => ({
  csv: 'csv',
  tsv: 'csv',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  ...Object.fromEntries(Object.entries(readers).map(([format, { ending }]) => [ending, format])),
})

async function* readJsonLines(
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
