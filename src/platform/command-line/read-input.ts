import { parseArgs } from 'node:util'
import { WrongUsage } from './command.ts'
import { nearest } from './nearest.ts'
import type { Argument, InputOf, Option } from './parameters.ts'

type Parameters<Arguments, Options> = {
  arguments: Arguments
  options: Options
  isPlain?: true
}
type Named = Parameters<Record<string, Argument>, Record<string, Option>>

const json = { description: 'prints one JSON document' }

export const optionsOf = ({ options, isPlain }: Named): Record<string, Option> => ({
  ...options,
  ...(isPlain ? {} : { json }),
})

/** The values by the names of arguments and options. */
export function readInput<Arguments, Options>(
  parameters: Parameters<Arguments, Options>,
  typed: string[],
): InputOf<Arguments, Options> & { json: boolean }
export function readInput(parameters: Named, typed: string[]): object {
  const options = optionsOf(parameters)
  const { positionals, values } = parse(options, typed)
  const named = Object.entries(parameters.arguments)
  const extra = positionals[named.length]
  if (extra !== undefined) throw new WrongUsage(`Unexpected argument "${extra}"`)
  return {
    json: false,
    ...Object.fromEntries(
      named.map(([name, argument], at) => [name, argumentOf(name, argument, positionals[at])]),
    ),
    ...Object.fromEntries(
      Object.entries(options).map(([name, option]) => [name, optionOf(name, option, values[name])]),
    ),
  }
}

function argumentOf(name: string, argument: Argument, typed: string | undefined): unknown {
  if (typed !== undefined) return valueOf(name, argument, typed)
  if (argument.isOptional) return undefined
  throw new WrongUsage(`${argument.isFile ? 'One file is needed' : 'Missing argument'}: <${name}>`)
}

function optionOf(name: string, option: Option, typed: unknown): unknown {
  if (option.value === undefined) return typed === true
  const value = typed ?? option.default
  return typeof value === 'string' ? valueOf(name, option, value) : undefined
}

function parse(options: Record<string, Option>, args: string[]) {
  const kinds = Object.entries(options).map(([name, { value }]) => {
    const type = value === undefined ? ('boolean' as const) : ('string' as const)
    return [name, { type }] as const
  })
  try {
    return parseArgs({ args, allowPositionals: true, options: Object.fromEntries(kinds) })
  } catch (error) {
    throw inWords(error, options)
  }
}

function inWords(error: unknown, options: Record<string, Option>): unknown {
  if (!(error instanceof TypeError && 'code' in error)) return error
  const [unknown] = /(?<=^Unknown option ')-+[^']+/.exec(error.message) ?? []
  if (unknown === undefined) return new WrongUsage(error.message, { cause: error })
  const flags = Object.keys(options).map((name) => `--${name}`)
  const meant = nearest(unknown, flags)
  const question = meant === undefined ? '' : `. Did you mean ${meant}?`
  return new WrongUsage(`Unknown option '${unknown}'${question}`, { cause: error })
}

function valueOf(name: string, { choices, read }: Argument | Option, typed: string): unknown {
  if (choices && !choices.includes(typed)) {
    const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}s`
    throw new WrongUsage(`There is no ${name} "${typed}". ${title}: ${choices.join(', ')}`)
  }
  return read ? read(typed) : typed
}
