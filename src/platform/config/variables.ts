import type { EnvironmentReader } from './environment-reader.ts'
import { InvalidConfiguration } from './invalid-configuration.ts'

/** Variables of a module, which only this module reads. */
export interface Variables<Value = unknown> {
  readFrom: (environment: EnvironmentReader) => Value
  of: (config: { variables: EnvironmentReader }) => Value
}

/** `secrets` are the names of variables that may also be given as files. */
export function defineVariables<Value>(
  read: (environment: EnvironmentReader) => Value,
  { secrets = [] }: { secrets?: readonly string[] } = {},
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
