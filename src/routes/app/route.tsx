import { createFileRoute } from '@tanstack/react-router'
import { OrganizationSwitch } from '#domains/community/organizations/index.ts'
import { PersonMenu } from '#domains/identity/sign-out/index.ts'
import { CommandCentre, PaletteButton } from '#kit/commands/index.ts'
import { AppLayout } from '#layouts/app-layout.tsx'
import { areaHead } from '../-area-head.ts'
import { Area } from '../-area.tsx'
import { guardArea } from '../-guards.ts'

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
          userMenu={<PersonMenu area="app" organizations={<OrganizationSwitch />} />}
        />
      </CommandCentre>
    </Area>
  )
}
