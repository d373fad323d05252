import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { forgetFailures } from '#kit/page/index.ts'
import { ManagerModules } from '#kit/resource-pages/index.ts'
import { useSession } from '#kit/session/index.ts'
import type { Place } from '#layouts/commands/command.ts'
import { ManagerLayout } from '#layouts/manager-layout.tsx'
import { areaHead } from '../-area-head.ts'
import { Area } from '../-area.tsx'
import { RefusedArea } from '../-error-screens.tsx'
import { areaTexts, guardArea } from '../-guards.ts'
import { HeaderWithParts } from '../-header-with-parts.tsx'
import { adminNeedPart, managerModules } from './-manager-modules.ts'

export const Route = createFileRoute('/manager')({
  beforeLoad: async (input) => {
    // A refusal is shown in the frame of the app.
    const { i18n, parts, setup } = input.context
    await i18n.loadNamespaces(areaTexts)
    if (setup.session?.adminNeed) await i18n.loadNamespaces(parts.adminNeedTexts)
    guardArea('manager')(input)
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all(managerModules.map(({ frame }) => frame?.prepare(queryClient)))
    forgetFailures(queryClient)
  },
  head: areaHead,
  component: Manager,
  errorComponent: RefusedArea,
})

const underPlace = ({ to, label }: Pick<Place, 'to' | 'label'>) =>
  managerModules.map(
    ({ frame }) =>
      frame && (
        <Suspense key={frame.name}>
          <frame.UnderPlace to={to} label={label} />
        </Suspense>
      ),
  )

function Manager() {
  const need = adminNeedPart(useSession()?.adminNeed)
  return (
    <Area home="/manager/dashboard">
      {need && <need.Banner />}
      <ManagerModules value={managerModules}>
        {managerModules.reduceRight(
          (children, { frame }) => (frame ? <frame.Around>{children}</frame.Around> : children),
          <ManagerLayout underPlace={underPlace} header={<HeaderWithParts area="manager" />} />,
        )}
      </ManagerModules>
    </Area>
  )
}
