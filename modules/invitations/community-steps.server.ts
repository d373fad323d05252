import { eq } from 'drizzle-orm'
import type { GettingStartedStep } from '#kit/dashboard/index.server.ts'
import { isRecorded } from '#platform/activity/is-recorded.ts'
import { activities } from '#platform/activity/tables.ts'
import type { Database } from '#platform/database/database.ts'

export const hasInvited = (database: Pick<Database, 'orm'>) =>
  isRecorded(database, eq(activities.action, 'invitation.create'))

/** Inviting to an organization is inviting, too. */
export const communitySteps: GettingStartedStep[] = [
  { name: 'invite', needs: { user: ['create'] }, isDone: ({ database }) => hasInvited(database) },
]
