import type { Config } from '../config/config.ts'
import type { Argument, Option } from './parameters.ts'

export type Outcome = { text: string; data?: unknown; failed?: boolean }

/** Reads the environment, with the variables of all modules. */
export type ReadConfig = () => Config

export type Command = {
  summary: string
  details?: string
  arguments: Record<string, Argument>
  options: Record<string, Option>
  /** Examples of arguments after the command's name; a test parses each as the command does. */
  examples: readonly string[]
  run: (typed: string[], readConfig: ReadConfig) => Promise<Outcome & { isJson: boolean }>
}

/** By title of the group, then by name: one word, or two, such as `users list`. */
export type CommandGroups = Record<string, Record<string, () => Promise<Command>>>

/** The message is for the operator; the process ends with `exitCode`. */
export class CommandMistake extends Error {
  override readonly name: string = 'CommandMistake'
  readonly exitCode: number = 1
}

export class WrongUsage extends CommandMistake {
  override readonly name = 'WrongUsage'
  override readonly exitCode = 2
}

/** The user, session or job is not there, or a rule of the product forbids the change. */
export class Refused extends CommandMistake {
  override readonly name = 'Refused'
  override readonly exitCode = 3
}
