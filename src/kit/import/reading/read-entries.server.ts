import type { Mapping } from '../import-fields.ts'
import type { Entry } from './entry.ts'
import { readCsv } from './read-csv.server.ts'
import { readJsonLines } from './read-json-lines.server.ts'
import { readLines } from './read-lines.server.ts'
import { readOpenLibrary } from './read-open-library.server.ts'
import { toUtf8 } from './to-utf8.server.ts'

const readers = { csv: readCsv, jsonl: readJsonLines, openlibrary: readOpenLibrary }
export const formats = ['csv', 'jsonl', 'openlibrary'] as const satisfies (keyof typeof readers)[]
export type Format = (typeof formats)[number]

export const readEntries = (
  source: AsyncIterable<Uint8Array>,
  format: Format,
  mapping?: Mapping,
): AsyncGenerator<Entry> => readers[format](readLines(toUtf8(source)), mapping)
