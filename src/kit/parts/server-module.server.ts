import type { RegisteredResource } from '#kit/resource/index.server.ts'
import type { DomainActivity } from '#platform/activity/actions.ts'
import type { Database } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.ts'
import type { Services } from '#platform/services.ts'

type Orm = Pick<Database['orm'], 'select'>

interface Managing {
  userId: string
  organizationId: string
}

/** Tells features that may belong to an organization about organizations. */
export interface Organizations {
  /** The organizations that each of these users owns or administers. */
  managedBy: (orm: Orm, userIds: readonly string[]) => Promise<Managing[]>
  existing: (orm: Orm, ids: readonly string[]) => Promise<string[]>
  pageOf: (orm: Orm, id: string) => Promise<string | undefined>
}

/** Modules take these from the others that are there. */
export interface Composition {
  resources: readonly RegisteredResource[]
  organizations: Organizations | undefined
}

/** The server's side of a folder of `modules/`. */
export interface ServerModule {
  activity?: DomainActivity
  api?: (parts: Composition) => object
  mails?: readonly MailTemplate[]
  start?: (services: Services, parts: Composition) => void
}

export const defineServerModule = <const Module extends ServerModule>(module: Module): Module =>
  module
