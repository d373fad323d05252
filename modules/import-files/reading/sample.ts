import { type ImportedResource, importNames } from '../import-fields.ts'
import { CsvMistake, CsvReader, delimiterOf } from './csv-reader.ts'
import { encodingOf, lineEndOf } from './encoding.ts'
import { parseObject } from './parse-object.ts'

export interface SampleColumn {
  name: string
  /** Its first distinct values. */
  values: string[]
}

export const sampleBytes = 65_536
const sampleRows = 50
const sampleValues = 3

/** The columns of a file, from its first bytes. */
export function sampleOf(
  bytes: Uint8Array,
  format: string,
  resource: ImportedResource,
): SampleColumn[] {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return format === 'jsonl' ? sampleOfJson(text, resource) : sampleOfTable(text)
}

function sampleOfTable(text: string): SampleColumn[] {
  const lines = text.split(lineEndOf(text))
  const header = lines.find((line) => line.trim() !== '') ?? ''
  const reader = new CsvReader(delimiterOf(header))
  const records: string[][] = []
  for (const line of lines) {
    if (records.length > sampleRows) break
    const cells = line.trim() === '' && !reader.isOpen ? undefined : readLeniently(reader, line)
    if (cells) records.push(cells)
  }
  const [names = [], ...rows] = records
  return names.map((name, at) =>
    columnOf(
      name.trim(),
      rows.map((cells) => cells[at] ?? ''),
    ),
  )
}

function readLeniently(reader: CsvReader, line: string): string[] | undefined {
  try {
    return reader.read(line)
  } catch (error) {
    if (error instanceof CsvMistake) return undefined
    throw error
  }
}

function sampleOfJson(text: string, resource: ImportedResource): SampleColumn[] {
  const columns = new Map<string, Set<string>>()
  const columnNamed = (name: string) => {
    const values = columns.get(name) ?? new Set()
    columns.set(name, values)
    return values
  }
  for (const line of text.split('\n')) {
    for (const [name, value] of Object.entries(parseObject(line) ?? {})) {
      const values = columnNamed(name)
      const cell = values.size < sampleValues ? shown(value) : ''
      if (cell.trim() !== '') values.add(cell)
    }
  }
  // Every field is a column: later lines may have fields that the sample lacks.
  for (const name of importNames(resource)) columnNamed(name)
  return Array.from(columns, ([name, values]) => ({ name, values: [...values] }))
}

const columnOf = (name: string, cells: string[]): SampleColumn => ({
  name,
  values: [...new Set(cells.filter((cell) => cell.trim() !== ''))].slice(0, sampleValues),
})

/** A value of a line of JSON, as a cell of a table holds it. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(shown).join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
