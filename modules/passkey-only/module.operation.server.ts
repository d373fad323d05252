import { defineOperation } from '#kit/features/index.server.ts'

export default defineOperation({
  commands: () => ({
    'Users and sessions': {
      'turn-off-passkey-only': async () =>
        (await import('./turn-off-passkey-only.server.ts')).turnOffPasskeyOnlyCommand,
    },
  }),
})
