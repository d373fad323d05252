import { defineOperation } from '#kit/features/index.server.ts'
import { singleSignOnVariables } from './single-sign-on-variables.server.ts'

export default defineOperation({
  variables: [singleSignOnVariables],
  commands: () => ({
    Organizations: {
      'organizations allow-codes': async () =>
        (await import('./allow-codes/allow-codes-command.server.ts')).allowCodesCommand,
    },
  }),
})
