import { createFileRoute } from '@tanstack/react-router'
import { prepareWebhooks, WebhooksPage } from '../../../index.ts'

export const Route = createFileRoute('/manager/webhooks/')({
  loader: ({ context }) => prepareWebhooks(context),
  component: WebhooksPage,
})
