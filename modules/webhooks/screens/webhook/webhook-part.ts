import type { ComponentType } from 'react'
import type { PageContext } from '#kit/page/index.ts'

export type WebhookAddress = Record<'state' | 'cursor' | 'open', string>

export interface WebhookPartProps {
  id: string
  address: WebhookAddress
}

/** A module that adds to the page of a webhook exports this from its `webhook-part.ts`. */
export interface WebhookPart {
  prepare: (context: PageContext, webhook: WebhookPartProps) => Promise<unknown>
  Part: ComponentType<WebhookPartProps>
}

const found = import.meta.glob<WebhookPart>('../../../*/webhook-part.ts', {
  eager: true,
  import: 'default',
})

export const webhookParts = Object.entries(found)
