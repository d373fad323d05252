import { defineServerModule } from '#kit/features/index.server.ts'
import { webhookLogApi } from './webhook-log.api.server.ts'

export default defineServerModule({ api: (parts) => ({ webhooks: webhookLogApi(parts) }) })
