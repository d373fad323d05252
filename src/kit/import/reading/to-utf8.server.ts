import { Buffer } from 'node:buffer'
import { encodingOf } from './encoding.ts'
import { unreadable } from './unreadable.server.ts'

const carriageReturn = 0x0d
const lineFeed = 0x0a
/** No table has a longer first line. */
const longestBeginning = 65_536

export async function* toUtf8(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { beginning, rest } = await readBeginning(source, 2, () => false)
  const encoding = encodingOf(beginning)
  const whole = joined(beginning, rest)
  yield* withLineFeeds(encoding === 'utf-8' ? whole : decoded(whole, encoding))
}

const hasLineFeed = (chunk: Uint8Array) => chunk.includes(lineFeed)

/** Old spreadsheets end lines with a lone carriage return. Within cells, a carriage return is text. */
async function* withLineFeeds(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { beginning, rest } = await readBeginning(source, longestBeginning, hasLineFeed)
  const isReturned = beginning.includes(carriageReturn) && !hasLineFeed(beginning)
  for await (const chunk of joined(beginning, rest)) {
    yield isReturned ? chunk.map((byte) => (byte === carriageReturn ? lineFeed : byte)) : chunk
  }
}

async function* decoded(
  source: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of source) yield Buffer.from(decoder.decode(chunk, { stream: true }))
    yield Buffer.from(decoder.decode())
  } catch (error) {
    if (error instanceof TypeError) throw unreadable.notUtf8(1)
    throw error
  }
}

async function readBeginning(
  source: AsyncIterable<Uint8Array>,
  size: number,
  isEnough: (chunk: Uint8Array) => boolean,
) {
  const rest: AsyncIterator<Uint8Array, unknown> = source[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  for (let length = 0; length < size;) {
    const next = await rest.next()
    if (next.done) break
    chunks.push(next.value)
    length += next.value.length
    if (isEnough(next.value)) break
  }
  return { beginning: Buffer.concat(chunks), rest }
}

async function* joined(
  beginning: Uint8Array,
  rest: AsyncIterator<Uint8Array, unknown>,
): AsyncGenerator<Uint8Array> {
  try {
    if (beginning.length > 0) yield beginning
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
