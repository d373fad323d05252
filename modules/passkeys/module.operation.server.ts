import { defineOperation } from '#kit/features/index.server.ts'
import { passkeyVariables } from './passkey-variables.server.ts'

export default defineOperation({
  variables: [passkeyVariables],
  commands: () => ({
    'Users and sessions': {
      'allow-without-passkey': async () =>
        (await import('./admin-passkey/allow-without-passkey.server.ts'))
          .allowWithoutPasskeyCommand,
    },
  }),
})
