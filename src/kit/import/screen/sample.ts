import { fieldsNamed, type ImportField, importFields, type Mapping } from '../import-fields.ts'
import { CsvMistake, CsvReader, delimiterOf } from '../reading/csv-reader.ts'
import { encodingOf, lineEndOf } from '../reading/encoding.ts'

export type Sample = {
  type: 'text/csv' | 'application/jsonl'
  columns: string[]
  rows: { number: number; cells: string[] }[]
}

/** The index of the sample column that fills each field. */
export type Columns = Partial<Record<ImportField, number>>

const sampleBytes = 65_536
const sampleRows = 5

export async function readSample(file: File): Promise<Sample> {
  const bytes = new Uint8Array(await file.slice(0, sampleBytes).arrayBuffer())
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  const isJson = /\.(jsonl|ndjson)$/i.test(file.name)
  return isJson ? sampleOfJson(text) : sampleOfTable(text)
}

function sampleOfTable(text: string): Sample {
  const lines = text.split(lineEndOf(text))
  const reader = new CsvReader(delimiterOf(lines[0] ?? ''))
  const records: string[][] = []
  for (const line of lines) {
    if (records.length > sampleRows) break
    const cells = line.trim() === '' && !reader.isOpen ? undefined : readLeniently(reader, line)
    if (cells) records.push(cells)
  }
  const [header = [], ...rows] = records
  return { type: 'text/csv', columns: header.map((name) => name.trim()), rows: numbered(rows) }
}

const numbered = (rows: string[][]) => rows.map((cells, at) => ({ number: at + 1, cells }))

function readLeniently(reader: CsvReader, line: string): string[] | undefined {
  try {
    return reader.read(line)
  } catch (error) {
    if (error instanceof CsvMistake) return undefined
    throw error
  }
}

function sampleOfJson(text: string): Sample {
  const objects = text.split('\n').flatMap(parseLeniently)
  // Offer every field: later lines may have fields that the sample lacks.
  const columns = [...new Set([...objects.flatMap((found) => Object.keys(found)), ...importFields])]
  const rows = objects
    .slice(0, sampleRows)
    .map((found) => columns.map((column) => shown(found[column])))
  return { type: 'application/jsonl', columns, rows: numbered(rows) }
}

function parseLeniently(line: string): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? [{ ...value }] : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export function namedColumns({ columns }: Sample): Columns {
  const found: Columns = {}
  for (const [at, field] of fieldsNamed(columns).entries()) {
    if (field) found[field] ??= at
  }
  return found
}

/** A column fills one field: the one chosen for it last. */
export function withColumn(columns: Columns, field: ImportField, chosen: number | undefined) {
  const others = importFields.filter((other) => other !== field && columns[other] !== chosen)
  const kept: Columns = Object.fromEntries(others.map((other) => [other, columns[other]]))
  return chosen === undefined ? { ...columns, [field]: undefined } : { ...kept, [field]: chosen }
}

export function mappingOf({ columns: names }: Sample, columns: Columns): Mapping {
  const mapping: Mapping = {}
  for (const field of importFields) {
    const name = names[columns[field] ?? -1]
    if (name !== undefined) mapping[name] = field
  }
  return mapping
}
