import { CommandMistake } from '#platform/command-line/command.ts'

/** The file is not a valid backup; nothing of it is restored. */
export class Damaged extends CommandMistake {
  constructor(what: string, options?: ErrorOptions) {
    super(`The file cannot be restored: ${what}`, options)
  }
}
