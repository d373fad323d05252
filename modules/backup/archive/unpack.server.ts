import { createHash } from 'node:crypto'
import { ByteReader } from './byte-reader.server.ts'
import { Damaged } from './damaged.server.ts'
import { isSums, summaryName, summarySchema } from './manifest.server.ts'
import { sha256 } from './pack.server.ts'
import { block, type Entry, padding, readTarHeader } from './tar-header.server.ts'

/** Larger than any entry that `pack` writes, to limit memory. */
const largest = 64 * 1024 * 1024

const safeName = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

/** Reads a tar that `pack` wrote. Ends normally only if every checksum is correct. */
export async function* unpack(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = new ByteReader(source)
  const whole = createHash('sha256')
  let unproven: string[] = []
  let read = 0
  for (;;) {
    const header = await reader.read(block)
    const entry = await readEntry(reader, header)
    if (entry.name === summaryName) {
      const summary = parse(summarySchema, entry)
      const isWhole = summary.entries === read && unproven.length === 0
      if (!isWhole || summary.sha256 !== whole.digest('hex')) throw new Damaged('it was changed')
      const end = await reader.read(2 * block + 1)
      if (!end.equals(Buffer.alloc(2 * block))) throw new Damaged('it ends early')
      return
    }
    for (const bytes of [header, entry.bytes, padding(entry.bytes.length)]) whole.update(bytes)
    if (isSums(entry.name)) {
      if (unproven.join('') !== String(entry.bytes)) {
        throw new Damaged(`${firstWrong(unproven, entry)} was changed`)
      }
      unproven = []
      continue
    }
    unproven.push(`${sha256(entry.bytes)}  ${entry.name}\n`)
    read += 1
    yield entry
  }
}

async function readEntry(reader: ByteReader, header: Buffer): Promise<Entry> {
  const isEnd = header.length < block || header.every((byte) => byte === 0)
  if (isEnd) throw new Damaged('it ends early')
  const facts = readTarHeader(header)
  if (!facts || !(facts.size <= largest) || !safeName.test(facts.name)) {
    throw new Damaged('it is not a backup of this product, or was changed')
  }
  const { name, size } = facts
  const fill = padding(size)
  const bytes = await reader.read(size + fill.length)
  if (bytes.length < size + fill.length) throw new Damaged('it ends early')
  if (!bytes.subarray(size).equals(fill)) throw new Damaged(`${name} was changed`)
  return { name, bytes: bytes.subarray(0, size) }
}

function firstWrong(found: string[], list: Entry): string {
  const said = new Set(String(list.bytes).split(/(?<=\n)/))
  return (
    found
      .find((line) => !said.has(line))
      ?.trim()
      .slice(66) ?? list.name
  )
}

type Schema<Value> = {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false }
}

export function parse<Value>(schema: Schema<Value>, { name, bytes }: Entry): Value {
  const parsed = schema.safeParse(jsonIn(name, bytes))
  if (parsed.success) return parsed.data
  throw new Damaged(`its ${name} is not that of a backup of this product`)
}

function jsonIn(name: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(String(bytes))
  } catch (cause) {
    throw new Damaged(`its ${name} cannot be read`, { cause })
  }
}
