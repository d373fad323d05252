/** Something that `npm run admin -- …` can do. */
export type Command = {
  /** What is typed after its name: "<email>". */
  usage: string
  /** Its line in the list of commands. */
  summary: string
  /** What its own `--help` says below that. */
  details?: string
  /** Answers with what is said in the end; an answer that failed makes the exit code 1. */
  run: (args: string[]) => Promise<Outcome>
}

export type Outcome = { text: string; failed?: boolean }

/** What was typed cannot be done; the message says why. */
export class CommandMistake extends Error {
  override readonly name = 'CommandMistake'
}
