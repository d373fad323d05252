import { Webhook } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'

export default {
  ...recorded,
  icons: {
    'webhook.create': Webhook,
    'webhook.update': Webhook,
    'webhook.rotate': Webhook,
    'webhook.switchOff': Webhook,
    'webhook.delete': Webhook,
  },
  warnings: ['webhook.create', 'webhook.switchOff'],
  facts: { events: 'text', address: 'text', status: 'text', overlapHours: 'number' },
  targets: { webhook: { path: 'webhooks' } },
} satisfies ActivityParts
