import type { Config } from '../config/config.ts'
import { httpErrors } from '../errors/http-errors.ts'
import { isOwnName } from '../http/request/own-name.ts'
import { currentRequest } from '../request/current-request.ts'
import type { Mail } from './mail.ts'

type Needed = { mail: Pick<Mail, 'mailbox'>; config: Pick<Config, 'baseUrl'> }

/** The check of the host prevents DNS rebinding. */
export function readMailbox({ mail, config }: Needed, headers: Headers) {
  if (!mail.mailbox) throw httpErrors.unknown()
  const host = headers.get('host')
  if (!isOwnName(host, config.baseUrl)) {
    currentRequest().log.warn(`The mailbox is not shown as ${host}: open it at ${config.baseUrl}`)
    throw httpErrors.unknown()
  }
  return mail.mailbox()
}
