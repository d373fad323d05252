import { keysSection } from '#domains/identity/keys/index.ts'
import type { AccountCard, AccountSection } from '#kit/parts/index.ts'

type ReadySection = Omit<AccountSection, 'part'> & { card: AccountCard }

const ready = ({ card, ...section }: ReadySection): AccountSection => ({
  ...section,
  part: { here: () => card, fetch: () => Promise.resolve(card) },
})

/** Found by their place, since composing them in `app/parts.ts` would load them with every page. */
const ofModules = import.meta.glob<AccountSection>('../../modules/*/module.account.ts', {
  import: 'default',
  eager: true,
})

export const accountSections = [ready(keysSection), ...Object.values(ofModules)].toSorted(
  (one, other) => one.order - other.order,
)
