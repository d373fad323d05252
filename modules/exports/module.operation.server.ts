import { defineOperation } from '#kit/features/index.server.ts'

export default defineOperation({
  commands: ({ resources }) =>
    Object.fromEntries(
      resources.map(({ group, load }) => [
        group,
        {
          export: async () =>
            (await import('./export-command.server.ts')).exportCommand(await load()),
        },
      ]),
    ),
})
