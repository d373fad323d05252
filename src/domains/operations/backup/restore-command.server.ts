import { parseArgs } from 'node:util'
import type { PoolClient } from 'pg'
import type { Command } from '#platform/command-line/command.ts'
import { fileArgument } from '#platform/command-line/file-argument.ts'
import { untilToldToStop } from '#platform/command-line/until-told-to-stop.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { readKey } from './archive/read-key.server.ts'
import { refuseCompany } from './refuse-company.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { withProgress } from './with-progress.server.ts'

const details = `  --key-file <file>   of an encrypted backup: the key that it was made with
  --force             into a database that is not empty: what is there now is gone afterwards

Stop every process of the product first. The file is checked to its last byte before anything is changed; then all of it is
put back, or nothing. A backup of an older release is brought up to this one on the way; one of a newer release is refused.
Pictures are written before the rows that name them: a restore that was interrupted leaves the database as it was, and some
pictures in the store, which the next attempt finds there.`

export const restoreCommand: Command = {
  usage: '<file> [--key-file <file>] [--force]',
  summary: 'puts back what a backup holds, into an empty database',
  details,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'key-file': { type: 'string' }, force: { type: 'boolean', default: false } },
    })
    const file = fileArgument(positionals)
    const key = await readKey(values['key-file'])
    const { createdAt, version } = await untilToldToStop((signal) =>
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
      text: `Restored: everything as it was at ${createdAt}, from a backup by version ${version}`,
    }
  },
}
