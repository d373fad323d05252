import { defineServerModule } from '#kit/features/index.server.ts'
import { keySections } from './account-data.server.ts'
import { keyHooks } from './account-hooks.server.ts'
import { activity } from './activity.ts'
import { keyCreatedMail } from './key-mail/key-created-mail.server.ts'
import { notices } from './key-notifications/notifications.server.ts'
import { keysApi } from './keys.api.server.ts'

export default defineServerModule({
  activity,
  api: () => ({ keys: keysApi }),
  accountHooks: [keyHooks],
  accountSections: keySections,
  mails: [keyCreatedMail],
  notices,
})
