import { readRecords } from './read-csv.server.ts'
import { readLines } from './read-lines.server.ts'
import { toUtf8 } from './to-utf8.server.ts'

/** The rows of a CSV file as they are, for files that describe no resource. */
export const readTable = (source: AsyncIterable<Uint8Array>) =>
  readRecords(readLines(toUtf8(source)))
