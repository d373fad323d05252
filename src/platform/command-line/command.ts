export type Command = {
  usage: string
  summary: string
  details?: string
  run: (args: string[]) => Promise<Outcome>
}

export type Outcome = { text: string; failed?: boolean }

export class CommandMistake extends Error {
  override readonly name = 'CommandMistake'
}
