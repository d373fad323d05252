import type { LoadNoticeListener } from '#kit/notices/index.server.ts'
import type { RegisteredResource } from '#kit/resource/index.server.ts'
import type { CommandGroups } from '#platform/command-line/command.ts'
import type { Config } from '#platform/config/config.ts'
import type { Variables } from '#platform/config/variables.ts'
import type { Findings } from './finding.server.ts'

/** Tables whose rows no backup holds, with the reasons. */
export type NotBackedUp = Record<string, string>

/** Checks have the name of what they check, as `The mail server`. One that fails does not stop the others. */
export type Checks = Record<string, (config: Config) => Findings | Promise<Findings>>

/** A resource whose records commands of this group read or write. */
interface CommandResource {
  group: string
  load: () => Promise<RegisteredResource>
}

/** Modules on the command line take these from each other. */
interface OperationParts {
  notBackedUp: NotBackedUp
  checks: Checks
  resources: readonly CommandResource[]
  /** How many processes serve on one port. */
  processes: (config: Config) => number
}

/** The side of a folder of `modules/` that the command line loads: without the server, and from the sources without Vite. */
export interface Operation {
  commands?: (parts: OperationParts) => CommandGroups
  notBackedUp?: NotBackedUp
  checks?: Checks
  resources?: readonly CommandResource[]
  /** Checked together with those of the base before anything starts. */
  variables?: readonly Variables[]
  /** Hears what commands tell users. */
  noticeListener?: LoadNoticeListener
  processes?: (config: Config) => number
  /** Whether the module serves in another way, so that this process loads no server. */
  serve?: (readConfig: () => Config) => Promise<boolean>
}

export const defineOperation = (operation: Operation): Operation => operation
