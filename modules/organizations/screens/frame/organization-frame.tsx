import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Awaited } from '#kit/record-page/index.ts'
import { OrganizationContext } from '../../frame/use-organization.ts'
import { organizationQuery } from '../../organizations.queries.ts'
import { FrameHead } from './frame-head.tsx'
import { FramePending } from './frame-pending.tsx'
import { OrganizationTabs } from './organization-tabs.tsx'

export function OrganizationFrame({ slug }: { slug: string }) {
  const { t } = useTranslation(['organizations', 'layouts'])
  return (
    <Awaited
      of={useQuery(organizationQuery(slug))}
      title={t('layouts:pages.organization')}
      failedTitle={t('frame.failed')}
      pending={<FramePending />}
    >
      {(organization) => (
        <OrganizationContext value={organization}>
          <FrameHead organization={organization} />
          <OrganizationTabs organization={organization} />
          <div className="pt-6">
            <Outlet />
          </div>
        </OrganizationContext>
      )}
    </Awaited>
  )
}
