import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { pictureType } from '#kit/pictures/index.server.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { Damaged } from '../archive/damaged.server.ts'
import { type Manifest, rowsOf } from '../archive/manifest.server.ts'
import { readManifest } from '../archive/open-backup.server.ts'
import type { Entry } from '../archive/tar-header.server.ts'
import type { Hearing } from '../hearing.server.ts'
import { fileOf } from './copy-files.server.ts'
import { rowsIn } from './copy-table.server.ts'
import { tableOf, withColumns } from './tables.server.ts'

const batch = 32

type Target = {
  client: PoolClient
  files: FileStore
  manifest: Manifest
  hearing: Hearing
  signal: AbortSignal | undefined
}

export async function load(
  entries: AsyncGenerator<Entry>,
  { client, files, manifest, hearing, signal }: Target,
): Promise<void> {
  const total = rowsOf(manifest)
  const done = { rows: 0, files: 0 }
  let writing: Promise<void>[] = []
  await readManifest(entries)
  for await (const { name, bytes } of entries) {
    signal?.throwIfAborted()
    const file = fileOf(name)
    if (file === undefined) {
      await loadRows(client, manifest, { name, bytes })
      done.rows += rowsIn(bytes)
      hearing.onRows?.(done.rows, total)
      continue
    }
    const written = files.write(file, bytes, pictureType)
    // The batch reports the failure later; until then, an unhandled rejection would end the process.
    written.catch(() => undefined)
    writing.push(written)
    if (writing.length < batch) continue
    await Promise.all(writing)
    done.files += writing.length
    writing = []
    hearing.onFiles?.(done.files, manifest.files)
  }
  await Promise.all(writing)
}

async function loadRows(client: PoolClient, { tables }: Manifest, { name, bytes }: Entry) {
  const table = tables.find((known) => known.name === tableOf(name))
  if (!table) throw new Damaged(`nothing says what ${name} is`)
  await pipeline([bytes], client.query(copyFrom(`COPY ${withColumns(table)} FROM STDIN`)))
}
