import { useTranslation } from 'react-i18next'
import type { OrganizationCard } from '#kit/parts/index.ts'
import { mayIn, ofOwners, useOrganization } from '#modules/organizations/index.ts'
import { Card } from '#ui/data/card.tsx'
import { emailDomainsQuery, singleSignOnQuery } from '../single-sign-on.queries.ts'
import { DomainsCard } from './domains-card.tsx'
import { ProviderCard } from './provider-card.tsx'

export const card: OrganizationCard = {
  order: 10,
  name: 'single-sign-on',
  prepare: ({ i18n, queryClient }, { id, isOwner }) =>
    Promise.all([
      i18n.loadNamespaces(['single-sign-on', 'forms', 'problems', 'login']),
      isOwner && queryClient.query(emailDomainsQuery(id)),
      isOwner && queryClient.query(singleSignOnQuery(id)),
    ]),
  Card: SignInCards,
}

function SignInCards() {
  const { t } = useTranslation('single-sign-on')
  const { id, role } = useOrganization()
  if (!mayIn(role, ofOwners)) {
    return (
      <Card title={t('owners.title')}>
        <p className="text-sm text-ink-soft">{t('owners.text')}</p>
      </Card>
    )
  }
  return (
    <>
      <DomainsCard organizationId={id} />
      <ProviderCard organizationId={id} />
    </>
  )
}
