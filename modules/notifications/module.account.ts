import type { AccountSection } from '#kit/parts/index.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

const section: AccountSection = {
  order: 10,
  place: 'settings',
  step: '#notifications',
  texts: 'account',
  part: createOnDemand(() => import('./card/account-card.ts')),
}

export default section
