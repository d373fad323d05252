import { createFileRoute } from '@tanstack/react-router'
import { IfMayUpdate, prepareIfMayUpdate } from '#modules/organizations/index.ts'
import { prepareWebhook, WebhookPage } from '#modules/webhooks/index.ts'
import { workSearch } from '#routes/-search.ts'
import { OrganizationWebhooks } from '../../../../organization-webhooks.tsx'

export const Route = createFileRoute('/app/organizations/$slug/webhooks/$id')({
  staticData: { title: 'managerWebhook', isRecord: true, shape: 'settings' },
  validateSearch: workSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { slug, id }, deps }) =>
    prepareIfMayUpdate(context, slug, () => [prepareWebhook(context, { id, address: deps })]),
  component: OneWebhook,
})

function OneWebhook() {
  const { id } = Route.useParams()
  return (
    <IfMayUpdate>
      <OrganizationWebhooks>
        <WebhookPage key={id} id={id} address={Route.useSearch()} />
      </OrganizationWebhooks>
    </IfMayUpdate>
  )
}
