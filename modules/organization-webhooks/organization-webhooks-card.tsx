import type { OrganizationCard } from '#kit/parts/index.ts'
import { prepareWebhooksCard, WebhooksCard } from '#modules/webhooks/index.ts'
import { OrganizationWebhooks } from './organization-webhooks.tsx'

export const card: OrganizationCard = {
  order: 30,
  name: 'webhooks',
  prepare: (context, { id }) => prepareWebhooksCard(context, id),
  Card: OrganizationWebhooksCard,
}

function OrganizationWebhooksCard() {
  return (
    <OrganizationWebhooks>
      <WebhooksCard />
    </OrganizationWebhooks>
  )
}
