import { sql } from 'drizzle-orm'
import { listResource } from '#kit/resource/index.server.ts'
import { members } from '../members/member.table.server.ts'
import { organization } from '../organization.resource.ts'
import { organizations } from '../organization.table.server.ts'
import { organizationList } from './listed-columns.server.ts'

export const { list: listOrganizationsOfUser } = listResource(organization, {
  ...organizationList,
  scope: 'userId',
  conditions: {
    userId: (_, userId) =>
      sql`${organizations.id} IN (SELECT ${members.organizationId} FROM ${members} WHERE ${members.userId} = ${userId})`,
  },
})
