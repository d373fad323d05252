import { defineServerModule } from '#kit/features/index.server.ts'
import { passkeySections } from './account-data.server.ts'
import { passkeyHooks } from './account-hooks.server.ts'
import { activity } from './activity.ts'
import { passkeyAdded, passkeyCopied, passkeyRemoved } from './passkey-mail/passkey-mails.server.ts'
import { admitsPasskeys } from './passkey-variables.server.ts'
import { passkeysApi } from './passkeys.api.server.ts'

export default defineServerModule({
  activity,
  accountHooks: [passkeyHooks],
  accountSections: passkeySections,
  mails: [passkeyAdded, passkeyRemoved, passkeyCopied],
  signIn: {
    api: passkeysApi,
    signInMethods: { '/passkey/verify-authentication': 'passkey' },
    ways: { passkey: admitsPasskeys },
  },
})
