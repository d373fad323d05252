import type { Composition } from '#kit/features/index.server.ts'
import type { DefinedMail } from '#kit/mail/index.server.ts'
import type { Services } from '#platform/services.ts'

export interface SwitchedOff {
  host: string
  reason: 'gone' | 'failing'
  address: string
}

interface WebhookParts extends Pick<Composition, 'resources' | 'organizations'> {
  offMail: Pick<DefinedMail<SwitchedOff>, 'compose'>
}

export type WebhookServices = Pick<Services, 'config' | 'database' | 'log' | 'mail'> & {
  parts: WebhookParts
}
