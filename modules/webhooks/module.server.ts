import { defineServerModule } from '#kit/features/index.server.ts'
import { activity } from './activity.ts'
import { deliverWebhooks } from './delivery/deliver-webhooks.server.ts'
import { deleteOldDeliveries } from './delivery/sweep-webhooks.server.ts'
import { webhookOffMail } from './webhook-mail/webhook-off-mail.server.ts'
import { webhooksApi } from './webhooks.api.server.ts'

export default defineServerModule({
  activity,
  api: (parts) => ({ webhooks: webhooksApi(parts) }),
  mails: [webhookOffMail],
  start(services, composition) {
    const { jobs, config } = services
    const withParts = { ...services, parts: { ...composition, offMail: webhookOffMail } }
    jobs.register(deleteOldDeliveries, withParts)
    // A demo changes nothing, so nothing happens that could be sent.
    if (!config.demoMode) jobs.register(deliverWebhooks, withParts)
  },
})
