import { stat } from 'node:fs/promises'
import type { NotBackedUp } from '#kit/features/index.server.ts'
import { CommandMistake } from '#platform/command-line/command.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { fileArgument } from '#platform/command-line/file-argument.ts'
import { untilStopSignal } from '#platform/command-line/until-stop-signal.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { leaveAsItIs } from '#platform/database/migration/migrate.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { readKey } from './archive/read-key.server.ts'
import { noteBackup } from './last-backup.server.ts'
import { type Backup, makeBackup } from './make-backup.server.ts'
import { withProgress } from './with-progress.server.ts'

const details = `The file is a tar archive, compressed with zstd ("tar -tf FILE" lists it): the rows of each table in COPY format, the
pictures, checksums and a manifest. It appears once it is complete, and only its owner can read it.
The product can keep running: the backup shows the state at the moment it started. The database is not changed: one of an
older release is not migrated.

Not included: the configuration with AUTH_SECRET, sessions, codes and queued mail. After a restore all users sign in again.`

export const backupCommand = (leftOut: NotBackedUp) =>
  defineCommand({
    summary: 'backs up the database and pictures to one file',
    arguments: { file: { ...fileArgument, description: 'the backup to write' } },
    options: {
      'key-file': {
        value: 'file',
        description: 'encrypts the backup with the key in this file and detects any change to it',
        isFile: true,
      },
    },
    details,
    examples: ['library.backup', 'library.backup --key-file /etc/backup.key --json'],
    async run({ file, 'key-file': keyFile }, readConfig) {
      const key = await readKey(keyFile)
      const backup = await untilStopSignal((signal) =>
        withDatabase(
          readConfig,
          async ({ config, database }) => {
            const services = { database, files: openFileStore(config), leftOut }
            await refuseFolder(file)
            const made = await withProgress('Writing', (hearing) =>
              makeBackup(services, { file, key, signal, hearing }),
            ).catch((error: unknown) => {
              throw inWords(file, error)
            })
            const unnoted = await noteBackup(config.dataDir, file).then(() => undefined, reasonOf)
            return { ...made, unnoted }
          },
          leaveAsItIs,
        ),
      )
      const { unnoted, ...data } = backup
      return {
        text: describe(backup, file),
        data: { file, ...data, isNoted: unnoted === undefined },
      }
    },
  })

async function refuseFolder(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (found?.isDirectory()) throw new CommandMistake(`${file} cannot be written: it is a folder`)
}

const whole = new Intl.NumberFormat('en')

type Made = Backup & {
  unnoted: string | undefined
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function describe(made: Made, file: string): string {
  const { rows, files, bytes, missing, missingCount, unnoted } = made
  const megabytes = (bytes / 1_000_000).toFixed(1)
  const said = [
    `Backed up ${whole.format(rows)} rows and ${whole.format(files)} files to ${file} (${megabytes} MB)`,
  ]
  if (missingCount > 0) {
    said.push(
      `Not included, because the store does not have them: ${whole.format(missingCount)} files in use`,
      ...missing.map((name) => `  ${name}`),
    )
  }
  if (unnoted !== undefined) said.push(`The doctor will not see this backup: ${unnoted}`)
  return said.join('\n')
}

const systemSays: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the file would be too large',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOENT: 'the folder does not exist',
  ENOTDIR: 'the folder does not exist',
}

function inWords(file: string, cause: unknown): unknown {
  const isOfFile = cause instanceof Error && 'code' in cause && 'syscall' in cause
  const said = isOfFile ? systemSays[String(cause.code)] : undefined
  return said === undefined
    ? cause
    : new CommandMistake(`${file} cannot be written: ${said}`, { cause })
}
