import { catalogueCommands } from '#domains/catalogue/commands.server.ts'
import { communityCommands } from '#domains/community/commands.server.ts'
import { identityCommands } from '#domains/identity/commands.server.ts'
import { operationsCommands } from '#domains/operations/commands.server.ts'
import type { CommandGroups } from '#platform/command-line/command.ts'
import { modules } from './modules.operation.server.ts'

export const notBackedUp = Object.fromEntries(
  modules.flatMap(({ notBackedUp: tables = {} }) => Object.entries(tables)),
)

const ofModules = (group: string) =>
  Object.fromEntries(
    modules.flatMap(({ commands: of }) => Object.entries(of?.({ notBackedUp })[group] ?? {})),
  )

export const commands: CommandGroups = {
  'Users and sessions': identityCommands,
  Organizations: communityCommands,
  Catalogue: catalogueCommands,
  Operation: { ...ofModules('Operation'), ...operationsCommands },
  Shell: {
    completion: async () => {
      const { completionCommand } =
        await import('#platform/command-line/completion/completion-command.ts')
      return completionCommand(commands)
    },
  },
}
