import { readMigrations } from '#platform/database/migration/read-migrations.ts'
import { migrateOnce, projectWith } from '#platform/database/migration/test-migrations.ts'
import type { Connection } from '#platform/database/pool.ts'

const project = import.meta.dirname
const names = readMigrations(project).map(({ name }) => name)

/** The history before the first release up to a migration, in a folder that is deleted in the end. */
export function historyUntil(last: string, inTheEnd: (work: () => Promise<void>) => void) {
  const reached = names.findIndex((name) => name.endsWith(last))
  if (reached < 0) throw new Error(`No migration is called ${last}`)
  const chosen = names.slice(0, reached + 1)
  return projectWith(inTheEnd, { project, chosen: ({ name }) => chosen.includes(name) })
}

export async function bringUp(connection: Connection): Promise<void> {
  await migrateOnce(connection, project)
  await migrateOnce(connection)
}
