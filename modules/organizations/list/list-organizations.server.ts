import { sql } from 'drizzle-orm'
import { listResource } from '#kit/resource/index.server.ts'
import { countedAtMost } from '#platform/list/page.ts'
import { members } from '../members/member.table.server.ts'
import { organization } from '../organization.resource.ts'
import { organizationColumns, organizations } from '../organization.table.server.ts'

const some = sql`SELECT FROM ${members} WHERE ${members}.organization_id = ${organizations}.id LIMIT ${sql.raw(`${countedAtMost}`)}`
const memberCount = sql<number>`${sql`(SELECT count(*)::int FROM (${some}) AS counted)`}`.as(
  'member_count',
)

const serving = { table: organizations, columns: { ...organizationColumns, memberCount } }

export const { list: listOrganizations } = listResource(organization, serving)

export const { list: listOrganizationsOfUser } = listResource(organization, {
  ...serving,
  scope: 'userId',
  conditions: {
    userId: (_, userId) =>
      sql`${organizations.id} IN (SELECT ${members.organizationId} FROM ${members} WHERE ${members.userId} = ${userId})`,
  },
})
