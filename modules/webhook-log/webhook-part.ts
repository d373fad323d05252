import type { WebhookPart } from '#modules/webhooks/index.ts'
import { prepareWebhookLog, WebhookLog } from './screens/webhook-log.tsx'

export default { prepare: prepareWebhookLog, Part: WebhookLog } satisfies WebhookPart
