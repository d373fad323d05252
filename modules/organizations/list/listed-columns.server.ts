import { sql } from 'drizzle-orm'
import { countedAtMost } from '#platform/list/page.ts'
import { members } from '../members/member.table.server.ts'
import { organizationColumns, organizations } from '../organization.table.server.ts'

const some = sql`SELECT FROM ${members} WHERE ${members}.organization_id = ${organizations}.id LIMIT ${sql.raw(`${countedAtMost}`)}`
const memberCount = sql<number>`${sql`(SELECT count(*)::int FROM (${some}) AS counted)`}`.as(
  'member_count',
)

export const organizationList = {
  table: organizations,
  columns: { ...organizationColumns, memberCount },
}
