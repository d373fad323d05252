export type Command = {
  usage: string
  summary: string
  details?: string
  /** A failed outcome sets the exit code to 1. */
  run: (args: string[]) => Promise<Outcome>
}

export type Outcome = { text: string; failed?: boolean }

export class CommandMistake extends Error {
  override readonly name = 'CommandMistake'
}
