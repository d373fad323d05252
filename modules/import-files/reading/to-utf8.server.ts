import { Buffer } from 'node:buffer'
import { encodingOf, isWorkbook } from './encoding.ts'
import { unreadable } from './unreadable.server.ts'

type Bytes = AsyncIterable<Uint8Array>

const carriageReturn = 0x0d
const lineFeed = 0x0a
const maxHeaderBytes = 65_536

export const toUtf8 = (source: Bytes): Bytes => withLineFeeds(decoded(source))

const hasLine = (beginning: Uint8Array) =>
  beginning.includes(lineFeed) || beginning.length >= maxHeaderBytes

/** Old spreadsheets end lines with a lone carriage return. Within cells, a carriage return is text. */
async function* withLineFeeds(source: Bytes): AsyncGenerator<Uint8Array> {
  let isReturned: boolean | undefined
  for await (const chunk of withBeginning(source, hasLine)) {
    isReturned ??= chunk.includes(carriageReturn) && !chunk.includes(lineFeed)
    yield isReturned ? chunk.map((byte) => (byte === carriageReturn ? lineFeed : byte)) : chunk
  }
}

async function* decoded(source: Bytes): AsyncGenerator<Uint8Array> {
  let encoding: ReturnType<typeof encodingOf> | undefined
  let decoder: TextDecoder | undefined
  for await (const chunk of withBeginning(source, ({ length }) => length >= 4)) {
    if (!encoding && isWorkbook(chunk)) throw unreadable.isWorkbook()
    encoding ??= encodingOf(chunk)
    if (encoding !== 'utf-8') decoder ??= new TextDecoder(encoding, { fatal: true })
    yield decoder ? decode(decoder, chunk) : chunk
  }
  if (decoder) yield decode(decoder)
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): Uint8Array {
  try {
    return Buffer.from(decoder.decode(chunk, { stream: chunk !== undefined }))
  } catch (error) {
    throw error instanceof TypeError ? unreadable.notUtf8(1) : error
  }
}

async function* withBeginning(source: Bytes, isEnough: (beginning: Uint8Array) => boolean) {
  let beginning: Uint8Array | undefined = new Uint8Array()
  for await (const chunk of source) {
    if (!beginning) {
      yield chunk
      continue
    }
    beginning = Buffer.concat([beginning, chunk])
    if (!isEnough(beginning)) continue
    yield beginning
    beginning = undefined
  }
  if (beginning && beginning.length > 0) yield beginning
}
