import { randomUUID } from 'node:crypto'

const sane = /^[\w-]{8,64}$/

/** A trusted proxy may have named the request already; nobody else may choose what our log says. */
export function requestId(offered: string | null, fromTrustedProxy: boolean) {
  return fromTrustedProxy && offered && sane.test(offered) ? offered : randomUUID()
}
