import { defineOperation } from '#kit/features/index.server.ts'

export default defineOperation({
  commands: ({ checks, processes }) => ({
    Operation: {
      doctor: async () =>
        (await import('./doctor-command.server.ts')).doctorCommand(checks, processes),
    },
  }),
})
