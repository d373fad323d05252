import type { Config } from '#platform/config/config.ts'
import type { Secrets } from '#platform/secrets/keys.ts'
import { unsubscribePath, type UnsubscribeToken } from './unsubscribe-token.server.ts'

/** RFC 2369 and RFC 8058: mail programs show a button that posts to the address. */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export function unsubscribeFrom(
  config: Pick<Config, 'baseUrl'> & Secrets,
  token: UnsubscribeToken,
  now = new Date(),
) {
  const address = new URL(unsubscribePath(config, token, now), config.baseUrl).href
  return { address, headers: unsubscribeHeaders(address) }
}
