import { lazy } from 'react'
import { defineModule } from '#kit/features/index.ts'

const loadCard = () => import('./organization-webhooks-card.tsx')

export default defineModule({
  organizationCards: [
    {
      name: 'webhooks',
      prepare: async (context, id) => (await loadCard()).prepareWebhooksCard(context, id),
      Card: lazy(async () => ({ default: (await loadCard()).OrganizationWebhooksCard })),
    },
  ],
})
