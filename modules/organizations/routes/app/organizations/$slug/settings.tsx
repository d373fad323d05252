import { createFileRoute } from '@tanstack/react-router'
import { prepareSettings, SettingsPage } from '../../../../index.ts'

export const Route = createFileRoute('/app/organizations/$slug/settings')({
  staticData: { title: 'organizationSettings', shape: 'settings' },
  loader: ({ context, params: { slug } }) => prepareSettings(context, slug),
  component: SettingsPage,
})
