import { createHash } from 'node:crypto'
import { type Summary, summaryName, sumsName } from './manifest.server.ts'
import { block, type Entry, padding, tarHeader } from './tar-header.server.ts'

/** Limits the checksum list that is kept in memory. */
const entriesPerList = 1000

export async function* pack(entries: AsyncIterable<Entry>, time: Date): AsyncGenerator<Buffer> {
  const whole = createHash('sha256')
  const list = { lines: '', length: 0, count: 0 }
  let written = 0

  function* put(entry: Entry) {
    for (const bytes of [tarHeader(entry, time), entry.bytes, padding(entry.bytes.length)]) {
      whole.update(bytes)
      yield bytes
    }
  }
  function* putList() {
    list.count += 1
    yield* put({ name: sumsName(list.count), bytes: Buffer.from(list.lines) })
    list.lines = ''
    list.length = 0
  }

  for await (const entry of entries) {
    yield* put(entry)
    written += 1
    list.lines += `${sha256(entry.bytes)}  ${entry.name}\n`
    list.length += 1
    if (list.length === entriesPerList) yield* putList()
  }
  yield* putList()
  const summary: Summary = { entries: written, sha256: whole.copy().digest('hex') }
  yield* put({ name: summaryName, bytes: jsonOf(summary) })
  yield Buffer.alloc(2 * block)
}

export const jsonOf = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
