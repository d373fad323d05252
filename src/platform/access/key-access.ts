import { type Permissions, scopesIn } from '#rules/permissions.ts'
import { accessErrors } from './access-errors.ts'
import type { Caller } from './caller.ts'

type ByKey = Pick<Caller, 'key'>

/** The part of a procedure that says which keys may call it. */
interface KeyRule {
  byKey?: 'refused' | 'any'
  scopes?: readonly Permissions[]
  anyOf?: readonly Permissions[]
}

/** Sets of scopes, of which a key needs one. A procedure without any refuses all keys. */
export function scopesFor({ byKey, scopes = [], anyOf = [] }: KeyRule): readonly Permissions[] {
  if (byKey === 'refused') return []
  return scopes.length > 0 ? scopes : anyOf
}

export const acceptsKey = (caller: ByKey, rule: KeyRule): boolean =>
  !caller.key || (reaches(caller, rule) && scopesFor(rule).some((set) => hasScopes(caller, set)))

export function refuseKey(caller: ByKey, rule: KeyRule): void {
  const [first] = scopesFor(rule)
  if (acceptsKey(caller, rule)) return
  if (!first || !reaches(caller, rule)) throw accessErrors.byKey()
  const missing = scopesIn(first).filter((scope) => !caller.key?.scopes.includes(scope))
  throw accessErrors.scope(missing.join(', '))
}

export function refuseKeyOfOrganization({ key }: ByKey): void {
  if (key && key.organizationId !== null) throw accessErrors.byKey()
}

const hasScopes = ({ key }: ByKey, wanted: Permissions) =>
  scopesIn(wanted).every((scope) => key?.scopes.includes(scope))

const reaches = ({ key }: ByKey, { byKey }: KeyRule) =>
  byKey === 'any' || key?.organizationId === null
