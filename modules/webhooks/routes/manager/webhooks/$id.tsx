import { createFileRoute } from '@tanstack/react-router'
import { workSearch } from '#routes/-search.ts'
import { prepareWebhook, WebhookPage } from '../../../index.ts'

export const Route = createFileRoute('/manager/webhooks/$id')({
  staticData: { title: 'managerWebhook', isRecord: true, shape: 'settings' },
  validateSearch: workSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => prepareWebhook(context, { id: params.id, address: deps }),
  component: OneWebhook,
})

function OneWebhook() {
  const { id } = Route.useParams()
  return <WebhookPage key={id} id={id} address={Route.useSearch()} />
}
