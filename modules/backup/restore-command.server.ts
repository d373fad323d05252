import type { PoolClient } from 'pg'
import type { NotBackedUp } from '#kit/features/index.server.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { fileArgument } from '#platform/command-line/file-argument.ts'
import { untilStopSignal } from '#platform/command-line/until-stop-signal.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { readKey } from './archive/read-key.server.ts'
import { refuseCompany } from './refuse-company.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { withProgress } from './with-progress.server.ts'

const details = `Stop every process of the product first. The whole file is checked before anything changes; then all of it is restored, or
nothing. A backup of an older release is migrated; one of a newer release is refused. Pictures are written before the rows
that use them: an interrupted restore leaves the database as it was, and some pictures in the store for the next attempt.`

export const restoreCommand = (leftOut: NotBackedUp) =>
  defineCommand({
    summary: 'restores a backup into an empty database',
    arguments: { file: { ...fileArgument, description: 'the backup to read' } },
    options: {
      'key-file': {
        value: 'file',
        description: 'decrypts the backup with the key in this file',
        isFile: true,
      },
      force: {
        description: 'restores into a database that is not empty, and deletes what is in it',
      },
    },
    details,
    examples: ['library.backup', 'library.backup --key-file /etc/backup.key --force'],
    async run({ file, 'key-file': keyFile, force }, readConfig) {
      const key = await readKey(keyFile)
      const { createdAt, version } = await untilStopSignal((signal) =>
        withDatabase(readConfig, ({ config, database }) => {
          const services = { database, files: openFileStore(config), leftOut }
          const wish = {
            file,
            key,
            force,
            alone: (client: PoolClient) => refuseCompany(client, config),
          }
          return withProgress('Restoring', (hearing) =>
            restoreBackup(services, { ...wish, signal, hearing }),
          )
        }),
      )
      return {
        text: `Restored the backup of ${createdAt}, made by version ${version}`,
        data: { file, createdAt, version },
      }
    },
  })
