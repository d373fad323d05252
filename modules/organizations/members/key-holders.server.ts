import { sql } from 'drizzle-orm'
import type { KeyHolders } from '#platform/context/organizations.ts'
import { organizationPermissions } from '#rules/permissions.gen.ts'
import { scopesIn } from '#rules/permissions.ts'
import { rights } from '../organization-rights.server.ts'
import { members } from './member.table.server.ts'
import { ofOwners, rolesThatMay } from './organization-roles.ts'

const textsOf = (roles: readonly string[]) => sql`${`{${roles.join(',')}}`}::text[]`
const holding = textsOf(rolesThatMay(rights.updateOrganization.wanted))
const owning = textsOf(rolesThatMay(ofOwners))
const forOwners = textsOf(scopesIn(organizationPermissions))

/** A key of an organization ends with the right to change the organization; one with permissions that no user has, with ownership. */
export const keyHolders: KeyHolders = (userId, organizationId, scopes) => sql`EXISTS (
  SELECT FROM ${members} WHERE ${members.userId} = ${userId} AND ${members.organizationId} = ${organizationId}
    AND ${members.role} = ANY (CASE WHEN ${scopes} && ${forOwners} THEN ${owning} ELSE ${holding} END))`
