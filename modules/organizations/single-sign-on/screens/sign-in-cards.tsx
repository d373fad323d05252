import { useTranslation } from 'react-i18next'
import { Card } from '#ui/data/card.tsx'
import { DirectoryCard } from './directory-card.tsx'
import { DomainsCard } from './domains-card.tsx'
import { ProviderCard } from './provider-card.tsx'

interface SignInCardsProps {
  organizationId: string
  isOwner: boolean
}

export function SignInCards({ organizationId, isOwner }: SignInCardsProps) {
  const { t } = useTranslation('single-sign-on')
  if (!isOwner) {
    return (
      <Card title={t('owners.title')}>
        <p className="text-sm text-ink-soft">{t('owners.text')}</p>
      </Card>
    )
  }
  return (
    <>
      <DomainsCard organizationId={organizationId} />
      <ProviderCard organizationId={organizationId} />
      <DirectoryCard organizationId={organizationId} />
    </>
  )
}
