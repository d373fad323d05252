import { defineOperation } from '#kit/features/index.server.ts'

export default defineOperation({
  commands: () => ({
    Organizations: {
      'organizations allow-codes': async () =>
        (await import('./allow-codes-command.server.ts')).allowCodesCommand,
    },
  }),
})
