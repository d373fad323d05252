import { and, asc, eq } from 'drizzle-orm'
import { organizations } from '#modules/organizations/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import { directoryUsers } from './directory-user.table.server.ts'

/** For the export of an account: what directories say of its user. */
export const directoryData = async (orm: Pick<Database['orm'], 'select'>, userId: string) =>
  orm
    .select({
      organization: organizations.name,
      externalId: directoryUsers.externalId,
      displayName: directoryUsers.displayName,
      givenName: directoryUsers.givenName,
      familyName: directoryUsers.familyName,
      since: directoryUsers.createdAt,
    })
    .from(directoryUsers)
    .innerJoin(organizations, eq(organizations.id, directoryUsers.organizationId))
    .where(and(eq(directoryUsers.userId, userId), eq(directoryUsers.isDeleted, false)))
    .orderBy(asc(directoryUsers.createdAt))
