import { withDatabase } from '#platform/command-line/with-database.ts'
import { readConfig } from '#platform/config/config.ts'
import { migrate } from '#platform/database/migration/migrate.ts'
import { createLog } from '#platform/log/log.ts'

const log = createLog({ level: 'info', forPeople: process.stderr.isTTY }, process.stderr)

await withDatabase(
  () => readConfig(process.env),
  () => Promise.resolve(),
  async (client) => void (await migrate(client, log, import.meta.dirname)),
)
