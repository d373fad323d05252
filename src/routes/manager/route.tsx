import { createFileRoute } from '@tanstack/react-router'
import { OrganizationSwitch } from '#domains/community/organizations/index.ts'
import { PersonMenu } from '#domains/identity/sign-out/index.ts'
import { CommandCentre, PaletteButton } from '#kit/commands/index.ts'
import { ManagerLayout } from '#layouts/manager-layout.tsx'
import { areaHead } from '../-area-head.ts'
import { Area } from '../-area.tsx'
import { guardArea } from '../-guards.ts'

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
          userMenu={<PersonMenu area="manager" organizations={<OrganizationSwitch />} />}
        />
      </CommandCentre>
    </Area>
  )
}
