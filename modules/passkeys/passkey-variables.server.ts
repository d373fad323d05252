import { isIP } from 'node:net'
import type { Config } from '#platform/config/config.ts'
import type { EnvironmentReader } from '#platform/config/environment-reader.ts'
import { flag } from '#platform/config/parsers.ts'
import { namedWays } from '#platform/config/sign-in/sign-in.ts'
import { defineVariables } from '#platform/config/variables.ts'

const way = 'passkey'

export const passkeyVariables = defineVariables(
  (environment) => {
    const named = namedWays(environment)
    if (named?.every((one) => one === way)) {
      environment.problems.push(
        'SIGN_IN should have another way than passkey, by which users come in to add one',
      )
    }
    const isOpen = named?.includes(way) ?? true
    return { isOpen, isRequiredForAdmins: readRule(environment, isOpen) }
  },
  { signInWays: [way] },
)

function readRule(environment: EnvironmentReader, isOpen: boolean): boolean {
  const isRequired = environment.read('REQUIRE_PASSKEY_FOR_ADMINS', flag, false)
  if (isRequired && !(isOpen && isName(environment.baseUrl))) {
    environment.problems.push(
      'REQUIRE_PASSKEY_FOR_ADMINS should be set only where SIGN_IN has passkey and the host of BASE_URL is a name',
    )
  }
  return isRequired
}

/** Passkeys belong to a name, never to an IP address. */
const isName = ({ hostname }: URL) => isIP(hostname.replace(/^\[|\]$/g, '')) === 0

/** Elsewhere the settings of users have no effect: they would lock the users out. */
export const admitsPasskeys = (
  config: Pick<Config, 'baseUrl' | 'demoMode' | 'variables'>,
): boolean => passkeyVariables.of(config).isOpen && !config.demoMode && isName(config.baseUrl)
