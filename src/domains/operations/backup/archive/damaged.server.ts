import { CommandMistake } from '#platform/command-line/command.ts'

/** The file is no backup that can be relied on; nothing of it is used. */
export class Damaged extends CommandMistake {
  constructor(what: string, options?: ErrorOptions) {
    super(`The file cannot be restored: ${what}`, options)
  }
}
