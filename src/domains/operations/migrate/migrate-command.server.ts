import { defineCommand } from '#platform/command-line/define-command.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { migrate } from '#platform/database/migration/migrate.ts'
import { createLog } from '#platform/log/log.ts'

export const migrateCommand = defineCommand({
  summary: 'applies the migrations of this release, and does nothing else',
  arguments: {},
  options: {},
  details: `Every start of the product migrates, too. Run this first if the processes start on several machines, or if the migrations
take longer than a start may. It connects to DATABASE_DIRECT_URL, or else to DATABASE_URL. While another process migrates,
it waits for up to ten minutes. A database of a newer release is refused.`,
  examples: ['', '--json'],
  async run(_input, readConfig) {
    let applied: string[] = []
    const log = createLog({ level: 'warn', forPeople: process.stderr.isTTY }, process.stderr)
    await withDatabase(
      readConfig,
      () => Promise.resolve(),
      async (client) => {
        applied = await migrate(client, log)
      },
    )
    return { text: describe(applied), data: { applied } }
  },
})

function describe(applied: string[]): string {
  if (applied.length === 0) return 'The database is up to date'
  const title = applied.length === 1 ? '1 migration' : `${applied.length} migrations`
  return [`Applied ${title}`, ...applied.map((name) => `  ${name}`)].join('\n')
}
