import type { FieldKind } from '#kit/resource/index.ts'

export type FactKind = FieldKind | 'moment' | 'device' | 'place' | 'role' | 'word'

export const commonFacts: ReadonlyMap<string, FactKind> = new Map<string, FactKind>([
  ['name', 'text'],
  ['email', 'text'],
  ['role', 'role'],
  ['access', 'word'],
  ['reason', 'text'],
  ['expiresAt', 'moment'],
  ['method', 'word'],
  ['purpose', 'word'],
  ['userAgent', 'device'],
  ['ipAddress', 'place'],
  ['invite', 'text'],
  ['searchTerm', 'text'],
  ['status', 'word'],
  ['count', 'number'],
  ['read', 'number'],
  ['created', 'number'],
  ['updated', 'number'],
  ['rejected', 'number'],
])
