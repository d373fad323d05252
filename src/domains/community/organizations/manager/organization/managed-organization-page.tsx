import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Awaited } from '#kit/record-page/index.ts'
import type { Search } from '#kit/resource-pages/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import type { ManagedOrganization } from '../managed-organization.server.ts'
import { managedOrganizationQuery } from '../managed-organizations.queries.ts'
import { EndOrganizationDialog } from './end-organization-dialog.tsx'
import { ManagedMembers } from './managed-members.tsx'
import { ManagedOwners } from './managed-owners.tsx'
import { ManagedPending } from './managed-pending.tsx'
import { OrganizationFacts } from './organization-facts.tsx'

interface ManagedOrganizationPageProps {
  id: string
  search: Search
}

export function ManagedOrganizationPage({ id, search }: ManagedOrganizationPageProps) {
  const { t } = useTranslation(['organizations', 'layouts'])
  return (
    <Awaited
      of={useQuery(managedOrganizationQuery(id))}
      title={t('layouts:pages.managerOrganization')}
      failedTitle={t('manager.loadFailed')}
      pending={<ManagedPending />}
    >
      {(organization) => <OneOrganization organization={organization} search={search} />}
    </Awaited>
  )
}

const STEPS = ['end'] as const

interface OneOrganizationProps {
  organization: ManagedOrganization
  search: Search
}

function OneOrganization({ organization, search }: OneOrganizationProps) {
  const { t } = useTranslation('organizations')
  const { step, open, close } = useStep(STEPS)
  const { name } = organization
  usePageTitle(name)
  return (
    <Page
      title={<bdi className="wrap-anywhere">{name}</bdi>}
      action={
        <Allowed needs={{ organization: ['delete'] }}>
          <Button onClick={() => open('end')}>
            <Trash2 aria-hidden />
            {t('manager.end')}
          </Button>
        </Allowed>
      }
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <OrganizationFacts organization={organization} />
        <ManagedOwners owners={organization.owners} />
      </div>
      <ManagedMembers id={organization.id} search={search} />
      <EndOrganizationDialog organization={organization} open={step === 'end'} onClose={close} />
    </Page>
  )
}
