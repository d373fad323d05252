import type { DefinedMail } from '#kit/mail/index.server.ts'
import type { RegisteredResource } from '#kit/resource/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

type Orm = Pick<Database['orm'], 'select'>

interface Managing {
  userId: string
  organizationId: string
}

/** What the domain of organizations tells about them. */
export interface WebhookOrganizations {
  /** Which of these users own or administer which organizations. */
  managedBy: (orm: Orm, userIds: readonly string[]) => Promise<Managing[]>
  existing: (orm: Orm, ids: readonly string[]) => Promise<string[]>
  /** The page of an organization; those of its webhooks are below it. */
  pageOf: (orm: Orm, id: string) => Promise<string | undefined>
}

export interface SwitchedOff {
  host: string
  reason: 'gone' | 'failing'
  address: string
}

export interface WebhookParts {
  offMail: Pick<DefinedMail<SwitchedOff>, 'compose'>
  resources: readonly RegisteredResource[]
  organizations?: WebhookOrganizations | undefined
}

export type WebhookServices = Pick<Services, 'config' | 'database' | 'log' | 'mail'> & {
  parts: WebhookParts
}
