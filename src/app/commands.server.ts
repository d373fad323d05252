import { catalogueCommands } from '#domains/catalogue/commands.server.ts'
import { communityCommands } from '#domains/community/commands.server.ts'
import { identityCommands } from '#domains/identity/commands.server.ts'
import { operationsCommands } from '#domains/operations/commands.server.ts'
import type { CommandGroups } from '#platform/command-line/command.ts'

export const commands: CommandGroups = {
  'Users and sessions': identityCommands,
  Organizations: communityCommands,
  Catalogue: catalogueCommands,
  Operation: operationsCommands,
  Shell: {
    completion: async () => {
      const { completionCommand } =
        await import('#platform/command-line/completion/completion-command.ts')
      return completionCommand(commands)
    },
  },
}
