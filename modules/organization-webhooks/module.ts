import { lazy } from 'react'
import { defineModule } from '#kit/parts/index.ts'

const loadCard = () => import('./organization-webhooks-card.tsx')

/** Lets organizations have webhooks of their own, in their settings. */
export default defineModule({
  name: 'organization-webhooks',
  needs: ['webhooks'],
  organizationCards: [
    {
      name: 'webhooks',
      prepare: async (context, id) => (await loadCard()).prepareWebhooksCard(context, id),
      Card: lazy(async () => ({ default: (await loadCard()).OrganizationWebhooksCard })),
    },
  ],
})
