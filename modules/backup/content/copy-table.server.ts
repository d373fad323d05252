import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Entry } from '../archive/tar-header.server.ts'
import { partName, selectAll, type Table } from './tables.server.ts'

const lineEnd = 0x0a
const partLength = 1024 * 1024

/** Parts end with a complete row, so memory does not grow with the table. */
export async function* copyTable(client: PoolClient, table: Table): AsyncGenerator<Entry> {
  // A partitioned table can only be copied by a query.
  const source = client.query(copyTo(`COPY (${selectAll(table)}) TO STDOUT`))
  let waiting: Buffer[] = []
  let length = 0
  let count = 0
  const part = (bytes: Buffer): Entry => ({ name: partName(table.name, (count += 1)), bytes })
  for await (const chunk of source as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    length += chunk.length
    if (length < partLength) continue
    const all = Buffer.concat(waiting)
    const end = all.lastIndexOf(lineEnd) + 1
    if (end > 0) yield part(all.subarray(0, end))
    waiting = [all.subarray(end)]
    length = all.length - end
  }
  if (length > 0) yield part(Buffer.concat(waiting))
}

/** COPY escapes line ends within values, so each line end is the end of a row. */
export function rowsIn(bytes: Buffer): number {
  let rows = 0
  for (let at = bytes.indexOf(lineEnd); at !== -1; at = bytes.indexOf(lineEnd, at + 1)) rows += 1
  return rows
}
