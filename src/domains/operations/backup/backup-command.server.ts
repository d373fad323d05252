import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Command, CommandMistake } from '#platform/command-line/command.ts'
import { fileArgument } from '#platform/command-line/file-argument.ts'
import { untilToldToStop } from '#platform/command-line/until-told-to-stop.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { leaveAsItIs } from '#platform/database/migrate.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { readKey } from './archive/read-key.server.ts'
import { noteBackup } from './last-backup.server.ts'
import { type Backup, makeBackup } from './make-backup.server.ts'
import { withProgress } from './with-progress.server.ts'

const details = `  --key-file <file>   encrypts the backup with the key in that file, and makes every change of it noticed

The file is a tar, packed with zstd ("tar -tf FILE" lists it): the rows of each table in the format of COPY, the pictures,
checksums, and a manifest that says what it is. It appears when it is whole, and only its owner may read it.
The product may go on working meanwhile: the backup shows the moment at which it began. The database stays as it is: one of
an older release is not brought up to this one.

Not in it: the configuration with AUTH_SECRET, sessions, codes and waiting mail. After a restore everybody signs in anew.`

export const backupCommand: Command = {
  usage: '<file> [--key-file <file>]',
  summary: 'writes everything there is, rows and pictures, to one file',
  details,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'key-file': { type: 'string' } },
    })
    const file = fileArgument(positionals)
    const key = await readKey(values['key-file'])
    const backup = await untilToldToStop((signal) =>
      withDatabase(async ({ config, database }) => {
        const services = { database, files: openFileStore(config) }
        await refuseFolder(file)
        const made = await withProgress('Writing', (hearing) =>
          makeBackup(services, { file, key, signal, hearing }),
        ).catch((error: unknown) => {
          throw inWords(file, error)
        })
        const unnoted = await noteBackup(config.dataDir, file).then(() => undefined, reasonOf)
        return { ...made, unnoted }
      }, leaveAsItIs),
    )
    return { text: describe(backup, file) }
  },
}

/** Before the work, not after it. */
async function refuseFolder(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (found?.isDirectory()) throw new CommandMistake(`${file} cannot be written: it is a folder`)
}

const whole = new Intl.NumberFormat('en')

type Made = Backup & {
  /** Why the doctor will not know of it. */
  unnoted: string | undefined
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function describe(made: Made, file: string): string {
  const { rows, files, bytes, missing, missingCount, unnoted } = made
  const megabytes = (bytes / 1_000_000).toFixed(1)
  const said = [
    `${whole.format(rows)} rows and ${whole.format(files)} files are in ${file} (${megabytes} MB)`,
  ]
  if (missingCount > 0) {
    said.push(
      `Not in it, since the store has them not: ${whole.format(missingCount)} files that something shows`,
      ...missing.map((name) => `  ${name}`),
    )
  }
  if (unnoted !== undefined) said.push(`The doctor will not know of it: ${unnoted}`)
  return said.join('\n')
}

const systemSays: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'it would be larger than a file may be here',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
}

/** What happened to the file; what happened elsewhere says so itself. */
function inWords(file: string, cause: unknown): unknown {
  const isOfFile = cause instanceof Error && 'code' in cause && 'syscall' in cause
  const said = isOfFile ? systemSays[String(cause.code)] : undefined
  return said === undefined
    ? cause
    : new CommandMistake(`${file} cannot be written: ${said}`, { cause })
}
