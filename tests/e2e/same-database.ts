import { openHome } from '#platform/database/embedded/home.ts'
import { prepareSite } from '#platform/database/embedded/site.ts'
import { createLog } from '#platform/log/log.ts'

export async function sameDatabase() {
  const log = createLog({ level: 'silent' })
  const { address } = await prepareSite(openHome('test-results/data', log), {}, log)
  return { ...address, database: address.user }
}
