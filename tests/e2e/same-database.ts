import { openHome } from '#platform/database/embedded/home.ts'
import { databaseName, prepareSite } from '#platform/database/embedded/site.ts'
import { createLog } from '#platform/log/log.ts'

/** How a client of its own finds the database that the product under test has. */
export async function sameDatabase() {
  const log = createLog({ level: 'silent' })
  const { address } = await prepareSite(openHome('test-results/data', log), {}, log)
  return { ...address, database: databaseName }
}
