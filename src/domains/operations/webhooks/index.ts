export { WebhooksPage } from './screens/list/webhooks-page.tsx'
export { prepareWebhook, prepareWebhooks } from './screens/prepare-webhooks.ts'
export { WebhookPage } from './screens/webhook/webhook-page.tsx'
