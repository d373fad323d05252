import type { AccountSection } from '#kit/parts/index.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

const section: AccountSection = {
  order: 20,
  place: 'sign-in',
  texts: 'linked-accounts',
  part: createOnDemand(() => import('./card/account-card.ts')),
}

export default section
