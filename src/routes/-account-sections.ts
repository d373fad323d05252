import type { AccountSection } from '#domains/identity/account/index.ts'
import { keysSection } from '#domains/identity/keys/index.ts'
import { linkedAccountsSection } from '#domains/identity/linked-accounts/index.ts'
import { passkeysSection } from '#domains/identity/passkeys/index.ts'

export const accountSections: readonly AccountSection[] = [
  passkeysSection,
  linkedAccountsSection,
  keysSection,
]
