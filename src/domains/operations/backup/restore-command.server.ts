import { parseArgs } from 'node:util'
import type { PoolClient } from 'pg'
import type { Command } from '#platform/command-line/command.ts'
import { fileArgument } from '#platform/command-line/file-argument.ts'
import { untilStopSignal } from '#platform/command-line/until-stop-signal.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { readKey } from './archive/read-key.server.ts'
import { refuseCompany } from './refuse-company.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { withProgress } from './with-progress.server.ts'

const details = `  --key-file <file>   decrypts the backup with the key in this file
  --force             restores into a database that is not empty, and deletes what is in it

Stop every process of the product first. The whole file is checked before anything changes; then all of it is restored, or
nothing. A backup of an older release is migrated; one of a newer release is refused. Pictures are written before the rows
that use them: an interrupted restore leaves the database as it was, and some pictures in the store for the next attempt.`

export const restoreCommand: Command = {
  usage: '<file> [--key-file <file>] [--force]',
  summary: 'restores a backup into an empty database',
  details,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'key-file': { type: 'string' }, force: { type: 'boolean', default: false } },
    })
    const file = fileArgument(positionals)
    const key = await readKey(values['key-file'])
    const { createdAt, version } = await untilStopSignal((signal) =>
      withDatabase(({ config, database }) => {
        const services = { database, files: openFileStore(config) }
        const wish = {
          file,
          key,
          force: values.force,
          alone: (client: PoolClient) => refuseCompany(client, config),
        }
        return withProgress('Restoring', (hearing) =>
          restoreBackup(services, { ...wish, signal, hearing }),
        )
      }),
    )
    return {
      text: `Restored the backup of ${createdAt}, made by version ${version}`,
    }
  },
}
