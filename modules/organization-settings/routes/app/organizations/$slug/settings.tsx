import { createFileRoute } from '@tanstack/react-router'
import { prepareSettings } from '../../../../screens/prepare-settings.ts'
import { SettingsPage } from '../../../../screens/settings-page.tsx'

export const Route = createFileRoute('/app/organizations/$slug/settings')({
  staticData: { title: 'organizationSettings', shape: 'settings' },
  loader: ({ context, params: { slug } }) => prepareSettings(context, slug),
  component: SettingsPage,
})
