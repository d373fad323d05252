import type { WebhookPart } from '#modules/webhooks/index.ts'
import { queriesOfLog, WebhookLog } from './screens/webhook-log.tsx'

export default { queries: queriesOfLog, Part: WebhookLog } satisfies WebhookPart
