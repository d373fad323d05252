import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldPending } from '#kit/forms/index.ts'
import { useParts } from '#kit/parts/index.ts'
import { Fetched } from '#kit/problems/index.ts'
import {
  IfMayUpdate,
  mayIn,
  ofOwners,
  OrganizationPart,
  useOrganization,
} from '#modules/organizations/index.ts'
import { Loading } from '#ui/feedback/skeleton.tsx'
import { editedOrganizationQuery } from '../settings.queries.ts'
import { DeletionCard } from './deletion-card.tsx'
import { loadCards } from './load-cards.ts'
import { SettingsForm } from './settings-form.tsx'

export const SettingsPage = () => (
  <IfMayUpdate>
    <Settings />
  </IfMayUpdate>
)

function Settings() {
  const { t } = useTranslation('organizations')
  const { id, slug, role } = useOrganization()
  const { parts: cards } = use(loadCards(useParts()))
  const query = useQuery(editedOrganizationQuery(slug))
  // Each save remounts the form with the saved values.
  const [saves, setSaves] = useState(0)
  const isOwner = mayIn(role, ofOwners)
  return (
    <OrganizationPart title={t('settings.caption')}>
      <Fetched of={query} failedTitle={t('frame.failed')} pending={<SettingsPending />}>
        {(data) => (
          <SettingsForm key={saves} organization={data} onSaved={() => setSaves(saves + 1)} />
        )}
      </Fetched>
      <div className="mt-12 max-w-xl space-y-12">
        {cards.map(({ name, Card }) => (
          <Card key={name} organizationId={id} isOwner={isOwner} />
        ))}
      </div>
      {isOwner && <DeletionCard />}
    </OrganizationPart>
  )
}

function SettingsPending() {
  const { t } = useTranslation('organizations')
  return (
    <Loading label={t('frame.loading')}>
      <div className="grid max-w-xl gap-6">
        <FieldPending />
        <FieldPending />
      </div>
    </Loading>
  )
}
