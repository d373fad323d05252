import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OrganizationParts } from '#kit/parts/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { OrganizationContext } from '../../frame/use-organization.ts'
import { organizationQuery } from '../../organizations.queries.ts'
import { FrameHead } from './frame-head.tsx'
import { OrganizationTabs } from './organization-tabs.tsx'

interface OrganizationFrameProps {
  slug: string
  parts: readonly OrganizationParts[]
}

export function OrganizationFrame({ slug, parts }: OrganizationFrameProps) {
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
          <FrameHead organization={organization} parts={parts} />
          <OrganizationTabs
            organization={organization}
            tabsOfModules={parts.flatMap(({ tabs = [] }) => tabs)}
          />
          <div className="pt-6">
            <Outlet />
          </div>
        </OrganizationContext>
      )}
    </Awaited>
  )
}

function FramePending() {
  const { t } = useTranslation('organizations')
  return (
    <Loading label={t('frame.loading')}>
      <div className="flex h-11 items-center gap-6 border-b border-line">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-4 w-16" />
      </div>
    </Loading>
  )
}
