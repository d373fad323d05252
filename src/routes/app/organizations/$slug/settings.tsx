import { createFileRoute } from '@tanstack/react-router'
import {
  prepareIfMayUpdate,
  prepareSettings,
  SettingsPage,
} from '#domains/community/organizations/index.ts'
import { prepareWebhooksCard, WebhooksCard } from '#domains/operations/webhooks/index.ts'
import { OrganizationWebhooks } from './-organization-webhooks.tsx'

export const Route = createFileRoute('/app/organizations/$slug/settings')({
  staticData: { title: 'organizationSettings', shape: 'settings' },
  loader: ({ context, params: { slug } }) =>
    Promise.all([
      prepareSettings(context, slug),
      prepareIfMayUpdate(context, slug, ({ id }) => [prepareWebhooksCard(context, id)]),
    ]),
  component: Settings,
})

function Settings() {
  return (
    <SettingsPage>
      <OrganizationWebhooks>
        <WebhooksCard />
      </OrganizationWebhooks>
    </SettingsPage>
  )
}
