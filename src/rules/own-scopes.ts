import { moduleOwn } from './permissions.gen.ts'

/** Scopes of API keys for what every user may do: no role names them, and the role in an organization still decides. */
export const ownScopes = {
  account: ['read'],
  organization: ['read', 'create', 'update', 'leave'],
  member: ['read', 'update', 'delete'],
  invitation: ['read', 'create', 'cancel', 'answer'],
  team: ['read', 'create', 'update', 'delete'],
  domain: ['read'],
  shelf: ['read', 'create', 'update', 'delete', 'share'],
  reading: ['read', 'update'],
  ...moduleOwn,
} as const

/** Own scopes that tools for assistants need: a connected app that names no scope may have them. */
export const appScopes: readonly string[] = ['shelf:read']
