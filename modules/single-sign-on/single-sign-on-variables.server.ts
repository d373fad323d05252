import { isIP } from 'node:net'
import type { Config } from '#platform/config/config.ts'
import { listOf } from '#platform/config/parsers.ts'
import { namedWays } from '#platform/config/sign-in/sign-in.ts'
import { httpUrl } from '#platform/config/values.ts'
import { defineVariables } from '#platform/config/variables.ts'

const someUrls = listOf(httpUrl, 'http or https URLs, separated by commas')

const nameServers = listOf(
  {
    expected: 'an IP address, perhaps with a port',
    parse: (text) => {
      const [, host = '', bare = ''] = /^(?:\[(.+)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? []
      return isIP(host || bare || text) ? text : undefined
    },
  },
  'IP addresses, like 10.0.0.2 or [fd00::2]:5353, separated by commas',
)

export const singleSignOnVariables = defineVariables((environment) => {
  const named = namedWays(environment)
  return {
    /** Providers of organizations are found by an address, so codes must be open as well. */
    isOpen: named === undefined || (named.includes('code') && named.includes('oidc')),
    /** Origins on a private network where organizations may have their provider. */
    trustedIssuers: environment
      .read('TRUSTED_ISSUERS', someUrls, [])
      .map((url) => new URL(url).origin),
    /** Asked for the records of domains. Empty are those of the system. */
    dnsServers: environment.read('DNS_SERVERS', nameServers, []),
  }
})

export const isSingleSignOnOpen = (config: Pick<Config, 'variables'>): boolean =>
  singleSignOnVariables.of(config).isOpen
