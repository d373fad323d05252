import { createFileRoute } from '@tanstack/react-router'
import { CommandCentre, PaletteButton } from '#kit/commands/index.ts'
import { AppLayout } from '#layouts/app-layout.tsx'
import { areaHead } from '../-area-head.ts'
import { Area } from '../-area.tsx'
import { guardArea } from '../-guards.ts'
import { PersonMenuWithParts } from '../-person-menu.tsx'

export const Route = createFileRoute('/app')({
  beforeLoad: guardArea('app'),
  loader: ({ context }) => context.i18n.loadNamespaces(['onboarding', 'sign-out']),
  head: areaHead,
  component: App,
})

function App() {
  return (
    <Area home="/app">
      <CommandCentre area="app">
        <AppLayout
          search={<PaletteButton iconOnly />}
          userMenu={<PersonMenuWithParts area="app" />}
        />
      </CommandCentre>
    </Area>
  )
}
