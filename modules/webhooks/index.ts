export { type Delivery, deliveryStates } from './delivery.ts'
export { NewWebhookDialog } from './screens/list/new-webhook-dialog.tsx'
export { prepareWebhooks, WebhookList } from './screens/list/webhook-list.tsx'
export { WebhooksPage } from './screens/list/webhooks-page.tsx'
export { MayChange } from './screens/may-change.tsx'
export { type WebhookFrameProps, WebhookPlaceContext } from './screens/webhook-place.ts'
export { prepareWebhook, WebhookPage } from './screens/webhook/webhook-page.tsx'
export type {
  WebhookAddress,
  WebhookPart,
  WebhookPartProps,
} from './screens/webhook/webhook-part.ts'
export { deliveriesKey } from './webhooks.queries.ts'
