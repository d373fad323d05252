import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useParts } from '#kit/parts/index.ts'
import { prepareIfMayUpdate, prepareSettings, SettingsPage } from '../../../../index.ts'

export const Route = createFileRoute('/app/organizations/$slug/settings')({
  staticData: { title: 'organizationSettings', shape: 'settings' },
  loader: ({ context, params: { slug } }) =>
    Promise.all([
      prepareSettings(context, slug),
      prepareIfMayUpdate(context, slug, ({ id }) =>
        context.parts.organizationCards.map(({ prepare }) => prepare(context, id)),
      ),
    ]),
  component: Settings,
})

function Settings() {
  const { organizationCards } = useParts()
  return (
    <SettingsPage>
      {organizationCards.map(({ name, Card }) => (
        <Suspense key={name}>
          <Card />
        </Suspense>
      ))}
    </SettingsPage>
  )
}
