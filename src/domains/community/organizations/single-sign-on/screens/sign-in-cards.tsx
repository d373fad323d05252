import { DomainsCard } from './domains-card.tsx'
import { ProviderCard } from './provider-card.tsx'

export function SignInCards({ organizationId }: { organizationId: string }) {
  return (
    <>
      <DomainsCard organizationId={organizationId} />
      <ProviderCard organizationId={organizationId} />
    </>
  )
}
