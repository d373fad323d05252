import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OrganizationParts } from '#kit/parts/index.ts'
import { Awaited, CardPending } from '#kit/record-page/index.ts'
import type { Search } from '#kit/resource-pages/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Page } from '#layouts/page.tsx'
import { TwoColumns } from '#layouts/two-columns.tsx'
import { NameProofDialog } from '#modules/organizations/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { ManagedOrganization } from '../../managed-organization.server.ts'
import {
  endOrganizationMutation,
  forgetManaged,
  managedOrganizationQuery,
} from '../../managed-organizations.queries.ts'
import { ManagedMembers } from './managed-members.tsx'
import { OrganizationFacts, OrganizationOwners } from './organization-facts.tsx'

const WIDTHS = ['w-12', 'w-8', 'w-40', 'w-44']

interface ManagedOrganizationPageProps {
  id: string
  search: Search
  parts: readonly OrganizationParts[]
}

export function ManagedOrganizationPage({ id, ...shown }: ManagedOrganizationPageProps) {
  const { t } = useTranslation(['organizations', 'layouts'])
  return (
    <Awaited
      of={useQuery(managedOrganizationQuery(id))}
      title={t('layouts:pages.managerOrganization')}
      failedTitle={t('manager.loadFailed')}
      pending={
        <TwoColumns>
          <CardPending label={t('manager.loading')} widths={WIDTHS} />
        </TwoColumns>
      }
    >
      {(organization) => <OneOrganization organization={organization} {...shown} />}
    </Awaited>
  )
}

const STEPS = ['end'] as const

interface OneOrganizationProps extends Omit<ManagedOrganizationPageProps, 'id'> {
  organization: ManagedOrganization
}

function OneOrganization({ organization, search, parts }: OneOrganizationProps) {
  const { t } = useTranslation('organizations')
  const { step, open, close } = useStep(STEPS)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(endOrganizationMutation)
  const { id, name, memberCount } = organization
  usePageTitle(name)

  /** Navigates away first, so that the page does not refetch the deleted organization. */
  async function leave() {
    toast.success(t('manager.ended', { name }))
    await navigate({ to: '/manager/organizations', replace: true })
    await forgetManaged(queryClient, id)
  }

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
      <TwoColumns>
        <OrganizationFacts {...{ organization, parts }} />
        <OrganizationOwners organization={organization} />
      </TwoColumns>
      <ManagedMembers id={id} search={search} />
      <NameProofDialog
        open={step === 'end'}
        onClose={close}
        title={t('manager.endTitle', { name })}
        description={t('manager.endText', { count: memberCount })}
        expected={name}
        submitLabel={t('manager.endSubmit')}
        act={() => mutateAsync(id)}
        onDone={() => void leave()}
      />
    </Page>
  )
}
