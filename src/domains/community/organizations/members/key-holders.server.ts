import { sql } from 'drizzle-orm'
import type { KeyHolders } from '#domains/identity/auth/index.server.ts'
import { rights } from '../organization-rights.server.ts'
import { rolesThatMay } from '../organization-roles.ts'
import { members } from './member.table.server.ts'

const holding = rolesThatMay(rights.updateOrganization.wanted)

/** A key of an organization ends with the right to change the organization. */
export const keyHolders: KeyHolders = (userId, organizationId) => sql`EXISTS (
  SELECT FROM ${members} WHERE ${members.userId} = ${userId} AND ${members.organizationId} = ${organizationId}
    AND ${members.role} = ANY (${`{${holding.join(',')}}`}::text[]))`
