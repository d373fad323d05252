import { defineServerModule } from '#kit/features/index.server.ts'
import { admitsPasskeys } from '#modules/passkeys/index.server.ts'
import { passkeyOnlySections } from './account-data.server.ts'
import { passkeyOnlyHooks } from './account-hooks.server.ts'
import { activity } from './activity.ts'
import {
  passkeyOnlyOff,
  passkeyOnlyOn,
  passkeyOnlySignIn,
  recoveryCodesReplaced,
  recoveryCodeUsed,
} from './passkey-only-mail/passkey-only-mails.server.ts'
import { passkeyOnlyApi } from './passkey-only.api.server.ts'

export default defineServerModule({
  robots: { closed: ['/login/recovery'] },
  activity,
  accountHooks: [passkeyOnlyHooks],
  accountSections: passkeyOnlySections,
  mails: [
    passkeyOnlySignIn,
    passkeyOnlyOn,
    passkeyOnlyOff,
    recoveryCodesReplaced,
    recoveryCodeUsed,
  ],
  signIn: {
    api: () => passkeyOnlyApi,
    signInMethods: { '/sign-in/recovery-code': 'recovery-code' },
    ways: { 'recovery-code': admitsPasskeys },
  },
})
