import type { CommandGroups } from '#platform/command-line/command.ts'

/** Tables whose rows no backup holds, with the reasons. */
export type NotBackedUp = Record<string, string>

/** The side of a folder of `modules/` that the command line loads: without the server, and from the sources without Vite. */
export interface Operation {
  commands?: (parts: { notBackedUp: NotBackedUp }) => CommandGroups
  notBackedUp?: NotBackedUp
}

export const defineOperation = (operation: Operation): Operation => operation
