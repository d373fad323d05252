import { createFileRoute } from '@tanstack/react-router'
import { prepareSettings, SettingsPage } from '#domains/community/organizations/index.ts'

export const Route = createFileRoute('/app/organizations/$slug/settings')({
  staticData: { title: 'organizationSettings' },
  loader: ({ context, params }) => prepareSettings(context, params.slug),
  component: SettingsPage,
})
