import { defineOperation } from '#kit/features/index.server.ts'

export default defineOperation({
  commands: () => ({
    Operation: {
      doctor: async () => (await import('./doctor-command.server.ts')).doctorCommand,
    },
  }),
})
