import { buffer } from 'node:stream/consumers'
import { and, inArray } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { pictureIsUsed, pictureNames, pictures } from '#kit/pictures/index.server.ts'
import { ormOn } from '#platform/database/connect.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Entry } from '../archive/tar-header.server.ts'
import { countRows } from './tables.server.ts'

const batch = 16

const fileEntry = (name: string) => `files/${name}`
export const fileOf = (entry: string) => /^files\/(.+)$/.exec(entry)?.[1]

export const countFiles = async (client: PoolClient) =>
  (await countRows(client, 'files')) * pictureNames('').length

export async function* copyFiles(
  client: PoolClient,
  store: FileStore,
  onMissing: (name: string) => void,
): AsyncGenerator<Entry> {
  for await (const ids of idsOf(client)) {
    const names = ids.flatMap(pictureNames)
    const bytes = await Promise.all(names.map((name) => fetch(store, name)))
    const needed = bytes.includes(undefined) ? await shown(client, ids) : []
    for (const [index, name] of names.entries()) {
      const found = bytes[index]
      if (found) yield { name: fileEntry(name), bytes: found }
      else if (needed.some((id) => name.includes(id))) onMissing(name)
    }
  }
}

async function fetch(store: FileStore, name: string): Promise<Buffer | undefined> {
  const stored = await store.read(name)
  return stored && buffer(stored.body)
}

async function* idsOf(client: PoolClient): AsyncGenerator<string[]> {
  for (let last: string | undefined; ;) {
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM files WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT $2',
      [last, batch],
    )
    if (rows.length === 0) return
    yield rows.map(({ id }) => id)
    last = rows.at(-1)?.id
  }
}

/** An upload in progress has a row before it has bytes, and unused pictures are swept. */
async function shown(client: PoolClient, ids: string[]): Promise<string[]> {
  const orm = ormOn(client)
  const isUsed = await pictureIsUsed(orm)
  const found = await orm
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(inArray(pictures.id, ids), isUsed))
  return found.map(({ id }) => id)
}
