import type { Caller } from '#platform/access/caller.ts'
import type { Looking } from './admin-needs.server.ts'

/** All that follows `Bearer`: a malformed key is a wrong one, and never leaves the request to its cookie. */
export function bearerIn(headers: Headers): string | undefined {
  const [scheme = '', ...rest] = (headers.get('authorization') ?? '').split(/\s/)
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ').trim() : undefined
}

export async function findBearer(
  services: Looking,
  key: string,
  request?: Request,
): Promise<Caller | undefined> {
  for (const { find } of services.accountHooks.bearers) {
    const found = await find(services, key, request)
    if (found) return found
  }
  return undefined
}
