export { prepareWebhooksCard, WebhooksCard } from './screens/list/webhooks-card.tsx'
export { prepareWebhooks, WebhooksPage } from './screens/list/webhooks-page.tsx'
export { type WebhookFrameProps, WebhookPlaceContext } from './screens/webhook-place.ts'
export { prepareWebhook, WebhookPage } from './screens/webhook/webhook-page.tsx'
