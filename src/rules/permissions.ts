import type { ownScopes } from './own-scopes.ts'
import { moduleRoles, type organizationPermissions } from './permissions.gen.ts'

/** Specification 6, plus jobs and what belongs to modules. */
export const permissionTable = {
  user: [
    'create',
    'list',
    'set-role',
    'ban',
    'impersonate',
    'delete',
    'set-password',
    'set-email',
    'get',
    'update',
  ],
  session: ['list', 'revoke', 'delete'],
  account: ['read', 'update'],
  apps: ['app', 'manager'],
  job: ['read', 'update', 'delete'],
  ...moduleRoles,
} as const

type Table = typeof permissionTable
type Others = typeof organizationPermissions
type Own = typeof ownScopes

type ActionsIn<Tables, Name> = Name extends keyof Tables
  ? Tables[Name] extends readonly (infer Action)[]
    ? Action
    : never
  : never

export type Permissions = {
  [Name in keyof (Table & Others & Own)]?: readonly (
    | ActionsIn<Table, Name>
    | ActionsIn<Others, Name>
    | ActionsIn<Own, Name>
  )[]
}

export type ResourceAction = 'read' | 'create' | 'update' | 'delete'

export function permissionFor(resource: string, ...actions: ResourceAction[]): Permissions
export function permissionFor(resource: string, ...actions: string[]): object {
  return { [resource]: actions }
}

/** Permissions by their names, as API keys have them: `user:update`. */
export function scopesIn(permissions: Permissions): string[] {
  return Object.entries(permissions).flatMap(([resource, actions]) =>
    actions.map((action) => `${resource}:${action}`),
  )
}
