import { randomUUID } from 'node:crypto'

const sane = /^[\w-]{8,64}$/

/** Only a trusted proxy may set the id, because it appears in the log. */
export function requestId(offered: string | null, fromTrustedProxy: boolean) {
  return fromTrustedProxy && offered && sane.test(offered) ? offered : randomUUID()
}
