import { fieldsNamed, type ImportedResource, importNames, type Mapping } from '../import-fields.ts'
import { CsvMistake, CsvReader, delimiterOf } from '../reading/csv-reader.ts'
import { encodingOf, lineEndOf } from '../reading/encoding.ts'
import { parseObject } from '../reading/parse-object.ts'

export type Sample = {
  type: 'text/csv' | 'application/jsonl'
  columns: string[]
  rows: { number: number; cells: string[] }[]
}

export type Columns = Record<string, number | undefined>

const sampleBytes = 65_536
const sampleRows = 5

export async function readSample(file: File, resource: ImportedResource): Promise<Sample> {
  const bytes = new Uint8Array(await file.slice(0, sampleBytes).arrayBuffer())
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  const isJson = /\.(jsonl|ndjson)$/i.test(file.name)
  return isJson ? sampleOfJson(text, resource) : sampleOfTable(text)
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

function sampleOfJson(text: string, resource: ImportedResource): Sample {
  const objects = text.split('\n').flatMap((line) => {
    const object = parseObject(line)
    return object ? [object] : []
  })
  // Offer every field: later lines may have fields that the sample lacks.
  const found = objects.flatMap((object) => Object.keys(object))
  const columns = [...new Set([...found, ...importNames(resource)])]
  const rows = objects
    .slice(0, sampleRows)
    .map((object) => columns.map((column) => shown(object[column])))
  return { type: 'application/jsonl', columns, rows: numbered(rows) }
}

const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export function namedColumns({ columns }: Sample, resource: ImportedResource): Columns {
  const found: Columns = {}
  for (const [at, field] of fieldsNamed(resource, columns).entries()) {
    if (field) found[field] ??= at
  }
  return found
}

export function withColumn(columns: Columns, field: string, chosen: number | undefined): Columns {
  const others = Object.entries(columns).filter(([, column]) => column !== chosen)
  return { ...Object.fromEntries(others), [field]: chosen }
}

export function mappingOf({ columns: names }: Sample, columns: Columns): Mapping {
  const mapping: Mapping = {}
  for (const [field, column = -1] of Object.entries(columns)) {
    const name = names[column]
    if (name !== undefined) mapping[name] = field
  }
  return mapping
}
