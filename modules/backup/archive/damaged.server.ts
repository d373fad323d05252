import { CommandMistake } from '#platform/command-line/command.ts'

export class Damaged extends CommandMistake {
  constructor(what: string, options?: ErrorOptions) {
    super(`The file cannot be restored: ${what}`, options)
  }
}
