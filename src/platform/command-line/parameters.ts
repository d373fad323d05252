import { WrongUsage } from './command.ts'

type Parameter = {
  description: string
  choices?: readonly string[]
  /** The text as a user would type it. */
  default?: string
  isFile?: true
  /** Throws `WrongUsage` for a value that makes no sense. */
  read?: (typed: string) => unknown
}

export type Argument = Parameter & { isOptional?: true }

/** Without `value`, the name of its value in the help, it is a switch. */
export type Option = Parameter & { value?: string }

type Value<Given> = Given extends { read: (typed: string) => infer Read }
  ? Read
  : Given extends { choices: readonly (infer Choice)[] }
    ? Choice
    : string

type ArgumentValue<Given> = Value<Given> | (Given extends { isOptional: true } ? undefined : never)

type OptionValue<Given> = Given extends { value: string }
  ? Value<Given> | (Given extends { default: string } ? never : undefined)
  : boolean

export type InputOf<Arguments, Options> = {
  [Name in keyof Arguments]: ArgumentValue<Arguments[Name]>
} & { [Name in keyof Options]: OptionValue<Options[Name]> }

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function readId(typed: string): string {
  if (!uuid.test(typed)) throw new WrongUsage(`"${typed}" is not an id`)
  return typed
}

export const wholeNumber = (least: number, most: number) => (typed: string) => {
  const number = Number(typed)
  if (/^\d+$/.test(typed) && number >= least && number <= most) return number
  throw new WrongUsage(`"${typed}" is not a whole number from ${least} to ${most}`)
}
