import { Webhook } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

export default {
  ...recorded,
  icons: Object.fromEntries(recorded.actions.map((action) => [action, Webhook])),
  warnings: ['webhook.create', 'webhook.switchOff'],
  facts: { events: 'text', address: 'text', status: 'text', overlapHours: 'number' },
  targets: { webhook: { path: 'webhooks' } },
} satisfies ActivityParts
