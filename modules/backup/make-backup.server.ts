import type { KeyObject } from 'node:crypto'
import { createWriteStream, readFileSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import type { PoolClient } from 'pg'
import { z } from 'zod/mini'
import type { NotBackedUp } from '#kit/features/index.server.ts'
import { CommandMistake } from '#platform/command-line/command.ts'
import type { Database } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { appliedMigrations } from '#platform/database/migration/migration-history.ts'
import { seeEveryTenant } from '#platform/database/row-security/tenants.ts'
import { draftOf } from '#platform/files/draft-of.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { product } from '#rules/product.ts'
import { encryptWith } from './archive/encryption.server.ts'
import { archiveFormat, type Manifest, manifestName, rowsOf } from './archive/manifest.server.ts'
import { jsonOf, pack } from './archive/pack.server.ts'
import type { Entry } from './archive/tar-header.server.ts'
import { copyFiles, countFiles } from './content/copy-files.server.ts'
import { copyTable, rowsIn } from './content/copy-table.server.ts'
import { countRows, listTables } from './content/tables.server.ts'
import type { Hearing } from './hearing.server.ts'

type Services = { database: Pick<Database, 'pool'>; files: FileStore; leftOut: NotBackedUp }
type Wish = { file: string; key?: KeyObject | undefined; signal?: AbortSignal; hearing?: Hearing }

type Found = {
  files: number
  missing: string[]
  missingCount: number
}

export type Backup = Found & { rows: number; bytes: number }

const shownOfMissing = 100

const nothingThere =
  'There is nothing to back up: the product has not been started on this database yet'

/** The file gets its final name only when it is complete. */
export async function makeBackup(
  { database, files, leftOut }: Services,
  { file, key, signal, hearing = {} }: Wish,
): Promise<Backup> {
  const draft = draftOf(file)
  try {
    const backup = await inTransaction(
      database,
      { keep: false, snapshot: true, signal },
      async (client) => {
        await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
        await client.query('SET LOCAL enable_seqscan = on')
        await client.query(seeEveryTenant)
        const createdAt = new Date()
        const manifest = await describe(client, createdAt, leftOut)
        const found: Found = { files: 0, missing: [], missingCount: 0 }
        await pipeline(
          pack(entriesOf({ client, files, manifest, found, hearing }), createdAt),
          createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
          key ? encryptWith(key) : new PassThrough(),
          createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
          { signal },
        )
        return { ...found, rows: rowsOf(manifest) }
      },
    )
    const { size: bytes } = await stat(draft)
    await rename(draft, file)
    return { ...backup, bytes }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function describe(
  client: PoolClient,
  createdAt: Date,
  leftOut: NotBackedUp,
): Promise<Manifest> {
  const applied = await appliedMigrations(client)
  if (applied.length === 0) throw new CommandMistake(nothingThere)
  const tables: Manifest['tables'] = []
  for (const table of await listTables(client, leftOut)) {
    tables.push({ ...table, rows: await countRows(client, table.name) })
  }
  return {
    product: product.id,
    format: archiveFormat,
    version: productVersion(),
    createdAt: createdAt.toISOString(),
    migrations: applied.map(({ name }) => name),
    tables,
    files: await countFiles(client),
  }
}

type Sources = {
  client: PoolClient
  files: FileStore
  manifest: Manifest
  found: Found
  hearing: Hearing
}

async function* entriesOf({
  client,
  files,
  manifest,
  found,
  hearing,
}: Sources): AsyncGenerator<Entry> {
  yield { name: manifestName, bytes: jsonOf(manifest) }
  const total = { rows: rowsOf(manifest), done: 0 }
  for (const table of manifest.tables) {
    for await (const part of copyTable(client, table)) {
      yield part
      total.done += rowsIn(part.bytes)
      hearing.onRows?.(total.done, total.rows)
    }
  }
  const onMissing = (name: string) => {
    found.missingCount += 1
    if (found.missing.length < shownOfMissing) found.missing.push(name)
  }
  for await (const entry of copyFiles(client, files, onMissing)) {
    yield entry
    found.files += 1
    hearing.onFiles?.(found.files, manifest.files)
  }
}

const packageSchema = z.object({ version: z.string() })

const productVersion = () =>
  packageSchema.parse(JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8'))).version
