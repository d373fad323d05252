import type { OrganizationCard } from '#kit/parts/index.ts'
import { organizationKeysQuery } from './keys.queries.ts'
import { KeysCard } from './screens/keys-card.tsx'

export const card: OrganizationCard = {
  order: 40,
  name: 'keys',
  prepare: ({ i18n, queryClient }, { id }) =>
    Promise.all([
      i18n.loadNamespaces(['api-keys', 'problems']),
      queryClient.query(organizationKeysQuery(id)),
    ]),
  Card: KeysCard,
}
