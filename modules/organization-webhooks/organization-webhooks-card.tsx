import { WebhooksCard } from '#modules/webhooks/index.ts'
import { OrganizationWebhooks } from './organization-webhooks.tsx'

export { prepareWebhooksCard } from '#modules/webhooks/index.ts'

export const OrganizationWebhooksCard = () => (
  <OrganizationWebhooks>
    <WebhooksCard />
  </OrganizationWebhooks>
)
