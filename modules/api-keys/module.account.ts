import type { AccountSection } from '#kit/parts/index.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

const section: AccountSection = {
  order: 30,
  place: 'access',
  texts: 'api-keys',
  alsoEnds: ({ t }) => t('api-keys:alsoKeys'),
  part: createOnDemand(() => import('./screens/account-card.ts')),
}

export default section
