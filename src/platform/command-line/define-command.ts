import type { Command, Outcome, ReadConfig } from './command.ts'
import type { Argument, InputOf, Option } from './parameters.ts'
import { optionsOf, readInput } from './read-input.ts'

type Definition<Arguments, Options> = Pick<Command, 'summary' | 'details' | 'examples'> & {
  arguments: Arguments
  options: Options
  /** The text is for another program, so there is no `--json`. */
  isPlain?: true
  run: (input: InputOf<Arguments, Options>, readConfig: ReadConfig) => Promise<Outcome>
}

export function defineCommand<
  const Arguments extends Record<string, Argument>,
  const Options extends Record<string, Option>,
>(definition: Definition<Arguments, Options>): Command {
  return {
    ...definition,
    options: optionsOf(definition),
    async run(typed, readConfig) {
      const input = readInput(definition, typed)
      return { ...(await definition.run(input, readConfig)), isJson: input.json }
    },
  }
}
