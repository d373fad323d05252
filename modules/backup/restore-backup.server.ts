import type { KeyObject } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { NotBackedUp } from '#kit/features/index.server.ts'
import { CommandMistake } from '#platform/command-line/command.ts'
import type { Database } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { lacksEarlier, withBaselines } from '#platform/database/migration/earlier-history.ts'
import { nameMadeAt } from '#platform/database/migration/migration-history.ts'
import { migrationLock } from '#platform/database/migration/migration-lock.ts'
import {
  type Migration,
  moduleOf,
  readMigrations,
} from '#platform/database/migration/read-migrations.ts'
import { seeEveryTenant } from '#platform/database/row-security/tenants.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { Damaged } from './archive/damaged.server.ts'
import { archiveFormat, type Manifest } from './archive/manifest.server.ts'
import { openBackup, readManifest } from './archive/open-backup.server.ts'
import { keepFormerFiles, rememberFiles } from './content/former-files.server.ts'
import { load } from './content/load.server.ts'
import { bringUpToDate, makeRoom } from './content/make-room.server.ts'
import { firstInUse } from './content/tables.server.ts'
import { withoutConstraints } from './content/without-constraints.server.ts'
import type { Hearing } from './hearing.server.ts'

type Services = { database: Pick<Database, 'pool'>; files: FileStore; leftOut: NotBackedUp }
type Wish = {
  file: string
  key?: KeyObject | undefined
  force: boolean
  alone?: (client: PoolClient) => Promise<void>
  signal?: AbortSignal
  hearing?: Hearing
}

/** The file is verified before any change; the migration lock is held throughout, so no server can start. */
export function restoreBackup(
  { database, files, leftOut }: Services,
  { file, key, force, alone, signal, hearing = {} }: Wish,
): Promise<Manifest> {
  return inTransaction(database, { keep: true, signal }, async (client) => {
    await settle(client)
    await alone?.(client)
    const manifest = await verify(file, key, signal)
    refuseLeftOut(manifest, leftOut)
    const inUse = await firstInUse(client, leftOut)
    if (inUse !== undefined && !force) throw new CommandMistake(notEmpty(inUse))
    await rememberFiles(client)
    const migrations = namesOf(manifest)
    await makeRoom(client, migrations, leftOut)
    const target = { client, files, manifest, hearing, signal }
    await withoutConstraints(client, leftOut, () => load(openBackup(file, key), target))
    await bringUpToDate(client, migrations)
    await keepFormerFiles(client)
    await client.query('ANALYZE')
    return manifest
  })
}

async function verify(file: string, key?: KeyObject, signal?: AbortSignal): Promise<Manifest> {
  const entries = openBackup(file, key)
  const manifest = await readManifest(entries)
  refuseUnknown(manifest)
  for await (const _ of entries) signal?.throwIfAborted()
  return manifest
}

function refuseUnknown(manifest: Manifest): void {
  const { format, version } = manifest
  const known = readMigrations().map(({ name }) => name)
  const unknown = namesOf(manifest).filter((name) => !known.includes(name))
  if (format <= archiveFormat && unknown.length === 0) return
  if (lacksEarlier(unknown)) {
    throw new CommandMistake(
      `The backup is older than the first release, which cannot read it. Restore it with the version that made it (${version}).`,
    )
  }
  const module = unknown
    .map(moduleOf)
    .find((one) => one !== undefined && !known.some((name) => moduleOf(name) === one))
  throw new CommandMistake(
    module === undefined
      ? `The backup was made by a newer release (${version}), which this one cannot read. Restore it with that release.`
      : `The backup has data of the module ${module}, which this product does not have. Restore it with a release that has it.`,
  )
}

/** A backup has no rows that give access, so an archive that brings some was changed. */
function refuseLeftOut({ tables }: Manifest, leftOut: NotBackedUp): void {
  const found = tables.find(({ name }) => Object.hasOwn(leftOut, name))
  if (found) throw new Damaged(`it has the table ${found.name}, which no backup has`)
}

function namesOf({ migrations, tables }: Manifest): string[] {
  const known = readMigrations()
  const names = migrations.map((one) => (typeof one === 'string' ? one : nameMadeAt(one, known)))
  const isPart = ({ from, sql }: Migration) =>
    from && names.includes(from) && tables.some(({ name }) => sql.includes(`TABLE "${name}" (`))
  const parts = known.filter(isPart).map(({ name }) => name)
  return withBaselines([...new Set([...names, ...parts])], known)
}

const notEmpty = (table: string) =>
  `The database is not empty (there are ${table.replaceAll('_', ' ')}): restore into an empty one, or use --force to delete its data`

/** A starting process waits for the migration lock; running transactions have 15 seconds to finish. */
async function settle(client: PoolClient): Promise<void> {
  await client.query(`
    SET LOCAL idle_in_transaction_session_timeout = 0;
    SET LOCAL enable_seqscan = on;
    SET LOCAL maintenance_work_mem = '256MB';
    SET LOCAL lock_timeout = '15s';
    ${seeEveryTenant}`)
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
}
