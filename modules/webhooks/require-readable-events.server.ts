import { accessErrors } from '#platform/access/access-errors.ts'
import type { Caller } from '#platform/access/caller.ts'
import { knownScopes } from '#rules/key-scopes.ts'

/** A webhook goes on telling after its key has ended, so a key subscribes only to events of resources that it may read. */
export function requireReadableEvents(
  { key }: Pick<Caller, 'key'>,
  events: readonly string[],
  organizationId: string | null,
): void {
  if (!key) return
  const needed = new Set(events.map((event) => readingScopeOf(event, organizationId)))
  const missing = [...needed].filter((scope) => !key.scopes.includes(scope))
  if (missing.length > 0) throw accessErrors.scope(missing.join(', '))
}

/** An event without a resource of its own needs what the list of all activity needs. */
function readingScopeOf(event: string, organizationId: string | null): string {
  const [resource = ''] = event.split('.')
  const own = ['read', 'list'].map((action) => `${resource}:${action}`)
  const known = own.find((scope) => knownScopes.includes(scope))
  return known ?? (organizationId === null ? 'user:list' : 'organization:read')
}
