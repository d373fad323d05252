import {
  fieldsNamed,
  type ImportedResource,
  type ImportField,
  importFields,
  isByColumn,
  type Matching,
} from '../import-fields.ts'
import { cellValue } from './cell-value.server.ts'
import { CsvMistake, CsvReader, delimiterOf } from './csv-reader.ts'
import { type Entry, malformed, type Values } from './entry.ts'
import type { Line } from './read-lines.server.ts'
import { unreadable } from './unreadable.server.ts'

type Columns = (ImportField | undefined)[]

export async function* readCsv(
  resource: ImportedResource,
  lines: AsyncIterable<Line>,
  mapping?: Matching,
): AsyncGenerator<Entry> {
  let columns: Columns | undefined
  for await (const { line, cells, raw, mistake } of readRecords(lines)) {
    if (mistake !== undefined) yield malformed(line, mistake, { raw })
    // Spreadsheets end a table with rows that contain only delimiters.
    else if (cells.every((cell) => cell.trim() === '')) continue
    else if (!columns) columns = readHeader(resource, cells, mapping)
    else if (cells.length === columns.length) yield { line, values: valuesOf(cells, columns) }
    else {
      const message = `${cells.length} cells, where the header has ${columns.length}`
      yield malformed(line, message, { raw, values: valuesOf(cells, columns) })
    }
  }
  if (!columns) throw unreadable.empty()
}

type CsvRecord = { line: number; cells: string[]; raw: string; mistake?: string }

export async function* readRecords(lines: AsyncIterable<Line>): AsyncGenerator<CsvRecord> {
  let reader: CsvReader | undefined
  let first = 1
  let raw = ''
  for await (const { number, text } of lines) {
    if (!reader?.isOpen) {
      if (text === '' || text === '\r') continue
      first = number
      raw = text
    } else raw += `\n${text}`
    reader ??= new CsvReader(delimiterOf(text))
    const record = readRecord(reader, text)
    if (record) yield { line: first, raw, ...record }
    if (reader.isHopeless) throw unreadable.unclosedQuote(first)
  }
  if (reader?.isOpen) throw unreadable.unclosedQuote(first)
}

function readRecord(
  reader: CsvReader,
  text: string,
): Pick<CsvRecord, 'cells' | 'mistake'> | undefined {
  try {
    const cells = reader.read(text)
    return cells && { cells }
  } catch (error) {
    if (error instanceof CsvMistake) return { cells: [], mistake: error.message }
    throw error
  }
}

function readHeader(
  resource: ImportedResource,
  names: string[],
  mapping: Matching | undefined,
): Columns {
  const trimmed = names.map((name) => name.trim())
  const columns = mapping ? fieldsMatched(mapping, trimmed) : fieldsNamed(resource, trimmed)
  const fields = importFields(resource)
  const missing = fields.filter(({ required, name }) => required && !columns.includes(name))
  if (missing.length > 0) {
    const missingNames = missing.map(({ name }) => name)
    throw unreadable.missingColumns(missingNames, trimmed)
  }
  const twice = columns.find((field, at) => field && columns.indexOf(field) !== at)
  if (twice) throw unreadable.doubledColumn(twice)
  return columns.map((column) => fields.find(({ name }) => name === column))
}

const fieldsMatched = (mapping: Matching, names: string[]) =>
  isByColumn(mapping)
    ? names.map((_, at) => mapping[at] ?? undefined)
    : names.map((name) => (Object.hasOwn(mapping, name) ? mapping[name] : undefined))

function valuesOf(cells: string[], columns: Columns): Values {
  const values: Values = {}
  for (const [at, field] of columns.entries()) {
    if (field) values[field.name] = cellValue(field, cells[at] ?? '')
  }
  return values
}
