import { isIP } from 'node:net'
import type { Config } from '#platform/config/config.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { isPublicHost } from '#platform/http/outgoing/public-addresses.ts'
import { isLoopback } from '#platform/http/request/addresses.ts'
import { webhookVariables } from './delivery/webhook-variables.server.ts'
import { webhookMessages } from './webhook-rules.ts'

function isThisMachine({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return /(^|\.)localhost\.?$/.test(hostname) || (isIP(address) > 0 && isLoopback(address))
}

const refused = (message: string) => httpErrors.notValid(message, { url: message })

/**
 * In local mode, developers run receivers on their own machine. A delivery still judges the addresses that a name has when it
 * is sent.
 */
export function requirePublicUrl(
  config: Pick<Config, 'localMode' | 'variables'>,
  text: string,
): void {
  const { localMode } = config
  const url = new URL(text)
  if (url.origin === webhookVariables.of(config).receiver) return
  const isLocal = isThisMachine(url)
  if (localMode && isLocal) return
  if (!localMode && url.protocol !== 'https:') throw refused(webhookMessages.urlInvalid)
  if (isLocal || !isPublicHost(url)) throw refused(webhookMessages.urlPrivate)
}
