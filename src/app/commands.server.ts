import { identityCommands } from '#domains/identity/commands.server.ts'
import { operationsCommands } from '#domains/operations/commands.server.ts'
import type { CommandGroups } from '#platform/command-line/command.ts'
import type { Config } from '#platform/config/config.ts'
import { modules } from './modules.operation.server.ts'

export const notBackedUp = Object.fromEntries(
  modules.flatMap(({ notBackedUp: tables = {} }) => Object.entries(tables)),
)

const checks = Object.fromEntries(
  modules.flatMap(({ checks: ofModule = {} }) => Object.entries(ofModule)),
)

const resources = modules.flatMap(({ resources: ofModule = [] }) => ofModule)

const processes = (config: Config) =>
  modules.flatMap(({ processes: ofModule }) => ofModule?.(config) ?? [])[0] ?? 1

const {
  'Users and sessions': accounts,
  Operation,
  ...ofModules
}: CommandGroups = joined(
  modules.map(({ commands: of }) => of?.({ notBackedUp, checks, resources, processes }) ?? {}),
)

export const commands: CommandGroups = {
  'Users and sessions': { ...identityCommands, ...accounts },
  ...ofModules,
  Operation: { ...Operation, ...operationsCommands },
}

/** Several modules may have commands of one group. */
function joined(all: CommandGroups[]): CommandGroups {
  const groups: CommandGroups = {}
  for (const [title, commandsOf] of all.flatMap((one) => Object.entries(one))) {
    groups[title] = { ...groups[title], ...commandsOf }
  }
  return groups
}
