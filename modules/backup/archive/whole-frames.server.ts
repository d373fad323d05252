import { ByteReader } from './byte-reader.server.ts'
import { Damaged } from './damaged.server.ts'

const magic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
const checksumBytes = 4
const restBytes = 65_536
const idBytes = [0, 1, 2, 4]
const sizeBytes = [0, 2, 4, 8]

/** Passes zstd frames on. Node's decompressor does not notice that the end of one is missing (RFC 8878, 3.1.1). */
export async function* wholeFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source)
  const take = async (count: number) => {
    const bytes = await reader.read(count)
    if (bytes.length < count) throw new Damaged('it ends early')
    return bytes
  }
  for (let isFirst = true; ; isFirst = false) {
    const start = await reader.read(magic.length)
    yield start
    const isCut = start.equals(magic.subarray(0, start.length))
    if (!start.equals(magic)) {
      if (start.length > 0 && isCut && !isFirst) throw new Damaged('it ends early')
      break
    }
    const [descriptor = 0] = yield* passed(take(1))
    yield* passed(take(headerBytes(descriptor)))
    for (let isLast = false; !isLast;) {
      const block = (yield* passed(take(3))).readUIntLE(0, 3)
      isLast = (block & 1) === 1
      const isRepeated = ((block >> 1) & 3) === 1
      yield* passed(take(isRepeated ? 1 : block >> 3))
    }
    if ((descriptor & 4) > 0) yield* passed(take(checksumBytes))
  }
  // The decompressor reports bytes that are no frame.
  for (let rest = await reader.read(1); rest.length > 0; rest = await reader.read(restBytes)) {
    yield rest
  }
}

async function* passed(taking: Promise<Buffer>): AsyncGenerator<Buffer, Buffer> {
  const bytes = await taking
  yield bytes
  return bytes
}

/** The fields after the descriptor: window, dictionary and size of the content. */
function headerBytes(descriptor: number): number {
  const isSingle = (descriptor & 32) > 0
  const size = sizeBytes[descriptor >> 6] ?? 0
  const window = isSingle ? 0 : 1
  return window + (idBytes[descriptor & 3] ?? 0) + (isSingle && size === 0 ? 1 : size)
}
