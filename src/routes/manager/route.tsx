import { createFileRoute } from '@tanstack/react-router'
import { CommandCentre, PaletteButton } from '#kit/commands/index.ts'
import { ManagerLayout } from '#layouts/manager-layout.tsx'
import { areaHead } from '../-area-head.ts'
import { Area } from '../-area.tsx'
import { guardArea } from '../-guards.ts'
import { PersonMenuWithParts } from '../-person-menu.tsx'

export const Route = createFileRoute('/manager')({
  beforeLoad: guardArea('manager'),
  loader: ({ context }) => context.i18n.loadNamespaces(['onboarding', 'sign-out']),
  head: areaHead,
  component: Manager,
})

function Manager() {
  return (
    <Area home="/manager/dashboard">
      <CommandCentre area="manager">
        <ManagerLayout
          search={<PaletteButton />}
          userMenu={<PersonMenuWithParts area="manager" />}
        />
      </CommandCentre>
    </Area>
  )
}
