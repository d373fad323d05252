import { asc, eq, gt, and } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { importChunks } from './import.table.server.ts'

type Orm = Pick<Database['orm'], 'insert' | 'select'>

const chunkLength = 1024 * 1024

/** Returns the size and the first bytes. Memory holds one chunk. */
export async function storeFile(
  orm: Orm,
  importId: string,
  body: AsyncIterable<Uint8Array>,
  sampleLength: number,
): Promise<{ size: number; beginning: Uint8Array }> {
  let beginning: Buffer = Buffer.alloc(0)
  let size = 0
  let place = 0
  for await (const bytes of inChunks(body)) {
    if (place === 0) beginning = bytes.subarray(0, sampleLength)
    await orm.insert(importChunks).values({ importId, place, bytes })
    size += bytes.length
    place += 1
  }
  return { size, beginning }
}

async function* inChunks(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    parts.push(part)
    length += part.length
    if (length < chunkLength) continue
    yield Buffer.concat(parts)
    parts = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(parts)
}

export async function* readFile(
  orm: Pick<Database['orm'], 'select'>,
  importId: string,
  onRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  let read = 0
  for (let last = -1; ;) {
    const [chunk] = await orm
      .select({ place: importChunks.place, bytes: importChunks.bytes })
      .from(importChunks)
      .where(and(eq(importChunks.importId, importId), gt(importChunks.place, last)))
      .orderBy(asc(importChunks.place))
      .limit(1)
    if (!chunk) return
    last = chunk.place
    read += chunk.bytes.length
    onRead(read)
    yield chunk.bytes
  }
}
