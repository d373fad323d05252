import { eq } from 'drizzle-orm'
import { type GettingStartedStep, isRecorded } from '#modules/getting-started/index.server.ts'
import { activities } from '#platform/activity/tables.ts'
import type { Database } from '#platform/database/database.ts'

export const hasInvited = (database: Pick<Database, 'orm'>) =>
  isRecorded(database, eq(activities.action, 'invitation.create'))

/** Inviting to an organization is inviting, too. */
export const steps: GettingStartedStep[] = [
  { name: 'invite', needs: { user: ['create'] }, isDone: ({ database }) => hasInvited(database) },
]
