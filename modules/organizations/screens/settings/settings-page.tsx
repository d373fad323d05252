import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldPending } from '#kit/forms/index.ts'
import { useParts } from '#kit/parts/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { Loading } from '#ui/feedback/skeleton.tsx'
import { Forbidden } from '../../frame/forbidden.tsx'
import { OrganizationPart } from '../../frame/organization-part.tsx'
import { useOrganization } from '../../frame/use-organization.ts'
import { mayIn, ofOwners } from '../../members/organization-roles.ts'
import { editedOrganizationQuery } from '../../organizations.queries.ts'
import { loadCards } from '../frame/load-cards.ts'
import { DeletionCard } from './deletion-card.tsx'
import { SettingsForm } from './settings-form.tsx'

export function SettingsPage() {
  const { t } = useTranslation('organizations')
  const { id, slug, role } = useOrganization()
  const { parts: cards } = use(loadCards(useParts()))
  const query = useQuery(editedOrganizationQuery(slug))
  const { data, isError, fetchStatus } = query
  const isAway = !data && (isError || fetchStatus === 'paused')
  // Each save remounts the form with the saved values.
  const [saves, setSaves] = useState(0)
  if (!mayIn(role, { organisation: ['update'] })) return <Forbidden />
  const isOwner = mayIn(role, ofOwners)
  return (
    <OrganizationPart title={t('settings.caption')}>
      {data && <SettingsForm key={saves} organization={data} onSaved={() => setSaves(saves + 1)} />}
      {!data && !isAway && <SettingsPending label={t('frame.loading')} />}
      {isAway && <FetchFailed of={query} title={t('frame.failed')} />}
      <div className="mt-12 max-w-xl space-y-12">
        {cards.map(({ name, Card }) => (
          <Card key={name} organizationId={id} isOwner={isOwner} />
        ))}
      </div>
      {isOwner && <DeletionCard />}
    </OrganizationPart>
  )
}

function SettingsPending({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="grid max-w-xl gap-6">
        <FieldPending />
        <FieldPending />
      </div>
    </Loading>
  )
}
