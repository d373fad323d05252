import type { AccountSection } from '#kit/parts/index.ts'

/** Found by their place, since composing them in `app/parts.ts` would load them with every page. */
const ofModules = import.meta.glob<AccountSection>('../../modules/*/module.account.ts', {
  import: 'default',
  eager: true,
})

export const accountSections = Object.values(ofModules).toSorted(
  (one, other) => one.order - other.order,
)
