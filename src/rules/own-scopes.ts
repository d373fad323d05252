import { moduleAppScopes, moduleOwn } from './permissions.gen.ts'

/** Scopes of API keys for what every user may do: no role names them, and the role in an organization still decides. */
export const ownScopes = { account: ['read'], ...moduleOwn } as const

/** Own scopes that tools for assistants need: a connected app that names no scope may have them. */
export const appScopes = moduleAppScopes
