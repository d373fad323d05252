import { sql } from 'drizzle-orm'
import { pictures } from '#features/pictures/index.server.ts'
import { organizations } from '../organization.table.server.ts'

/** Whether a picture is the logo of an organization, for whoever sweeps those that nothing needs. */
export const isLogo = sql`EXISTS (SELECT FROM ${organizations} WHERE ${organizations.logoId} = ${pictures.id})`
