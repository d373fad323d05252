import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { CommandCentre, PaletteButton } from '#kit/commands/index.ts'
import { forgetFailures } from '#kit/record-list/index.ts'
import { useSession } from '#kit/session/index.ts'
import { SidebarViews, prepareViews, WithDefaultViews } from '#kit/views/index.ts'
import type { Place } from '#layouts/commands/command.ts'
import { readyOnServer } from '#layouts/document/ready-on-server.ts'
import { ManagerLayout } from '#layouts/manager-layout.tsx'
import { areaHead } from '../-area-head.ts'
import { Area } from '../-area.tsx'
import { RefusedArea } from '../-error-screens.tsx'
import { areaTexts, guardArea } from '../-guards.ts'
import { PersonMenuWithParts } from '../-person-menu.tsx'

export const Route = createFileRoute('/manager')({
  beforeLoad: async (input) => {
    // A refusal is shown in the frame of the app.
    const { i18n, setup } = input.context
    await i18n.loadNamespaces(areaTexts)
    if (setup.session?.adminPasskey) await i18n.loadNamespaces('admin-passkey')
    guardArea('manager')(input)
  },
  loader: async ({ context: { queryClient } }) => {
    await prepareViews(queryClient)
    forgetFailures(queryClient)
  },
  head: areaHead,
  component: Manager,
  errorComponent: RefusedArea,
})

/** Loaded only for an admin without a passkey. */
const AdminPasskeyBanner = readyOnServer(
  lazyRouteComponent(
    () => import('#domains/identity/admin-passkey/index.ts'),
    'AdminPasskeyBanner',
  ),
)

const viewsUnder = ({ to, label }: Pick<Place, 'to' | 'label'>) => (
  <Suspense>
    <SidebarViews to={to} label={label} />
  </Suspense>
)

function Manager() {
  const isAsked = useSession()?.adminPasskey
  return (
    <Area home="/manager/dashboard">
      {isAsked && <AdminPasskeyBanner />}
      <WithDefaultViews>
        <CommandCentre area="manager">
          <ManagerLayout
            search={<PaletteButton />}
            underPlace={viewsUnder}
            userMenu={<PersonMenuWithParts area="manager" />}
          />
        </CommandCentre>
      </WithDefaultViews>
    </Area>
  )
}
