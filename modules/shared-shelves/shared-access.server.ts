import { type SQL, sql } from 'drizzle-orm'
import { members } from '#modules/organizations/index.server.ts'
import { shelves } from '#modules/shelves/tables/index.server.ts'
import { teamMembers } from '#modules/teams/index.server.ts'
import { shelfShares } from './shelf-share.table.server.ts'

export const sharedWith = (userId: unknown): SQL => sql`${shelfShares}
  JOIN ${members} AS reading ON reading.organization_id = ${shelfShares}.organization_id
    AND reading.user_id = ${userId}
    AND (${shelfShares}.team_id IS NULL OR EXISTS (
      SELECT FROM ${teamMembers} WHERE ${teamMembers}.team_id = ${shelfShares}.team_id
        AND ${teamMembers}.member_id = reading.id))`

/** The widest access that the shares give: `add` sorts before `read`. */
export const sharesWith = (userId: unknown): SQL => sql`(
  SELECT ${shelfShares}.access FROM ${sharedWith(userId)}
  WHERE ${shelfShares}.shelf_id = ${shelves}.id ORDER BY ${shelfShares}.access LIMIT 1)`
