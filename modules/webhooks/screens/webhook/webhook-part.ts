import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'

export type WebhookAddress = Record<'state' | 'cursor' | 'open', string>

export interface WebhookPartProps {
  id: string
  address: WebhookAddress
}

/** A module that adds to the page of a webhook exports this from its `webhook-part.ts`. */
export interface WebhookPart {
  /** They are read with the webhook, so that the page of an unknown one waits for them. */
  queries: (webhook: WebhookPartProps) => readonly { queryKey: QueryKey }[]
  Part: ComponentType<WebhookPartProps>
}

const found = import.meta.glob<WebhookPart>('../../../*/webhook-part.ts', {
  eager: true,
  import: 'default',
})

export const webhookParts = Object.entries(found)
