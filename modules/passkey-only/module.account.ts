import type { AccountSection } from '#kit/parts/index.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

const section: AccountSection = {
  order: 11,
  place: { within: 'passkeys' },
  texts: 'passkey-only',
  part: createOnDemand(() => import('./card/account-card.ts')),
}

export default section
