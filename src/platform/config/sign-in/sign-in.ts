import type { EnvironmentReader } from '../environment-reader.ts'
import { listOf, oneOf } from '../parsers.ts'
import { anyText } from '../values.ts'

export type SignIn = {
  /** Codes by email still prove an address that a user changes to. */
  signInByCode: boolean
}

/** The ways that SIGN_IN names. All are open if it is not set. */
export const namedWays = (environment: EnvironmentReader, parser = listOf(anyText, 'ways')) =>
  environment.read('SIGN_IN', parser)?.map((way) => way.toLowerCase())

export function readSignIn(environment: EnvironmentReader, ofModules: readonly string[]): SignIn {
  const ways = ['code', ...ofModules]
  const parser = listOf(oneOf(ways), `some of ${ways.join(', ')}, separated by commas`)
  return { signInByCode: namedWays(environment, parser)?.includes('code') ?? true }
}
