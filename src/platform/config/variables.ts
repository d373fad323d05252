import type { EnvironmentReader } from './environment-reader.ts'
import { InvalidConfiguration } from './invalid-configuration.ts'

/** Variables of a module, which only this module reads. */
export interface Variables<Value = unknown> {
  readFrom: (environment: EnvironmentReader) => Value
  of: (config: { variables: EnvironmentReader }) => Value
  /** SIGN_IN may name these. */
  signInWays: readonly string[]
}

interface Options {
  /** Names of variables that may also be given as files. */
  secrets?: readonly string[]
  signInWays?: readonly string[]
}

export function defineVariables<Value>(
  read: (environment: EnvironmentReader) => Value,
  { secrets = [], signInWays = [] }: Options = {},
): Variables<Value> {
  const known = new WeakMap<EnvironmentReader, { value: Value }>()
  function readFrom(environment: EnvironmentReader): Value {
    environment.treatAsSecret(secrets)
    const value = read(environment)
    known.set(environment, { value })
    return value
  }
  return {
    readFrom,
    signInWays,
    of({ variables }) {
      const found = known.get(variables)
      if (found) return found.value
      // The product has read them at its start; a test may read a configuration without naming its modules.
      const value = readFrom(variables)
      if (variables.problems.length > 0) throw new InvalidConfiguration(variables.problems)
      return value
    },
  }
}
