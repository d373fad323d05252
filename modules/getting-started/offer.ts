import type { Permissions } from '#rules/permissions.ts'

/** A user who may give roles is an admin, whatever the role is called. */
export const gettingStartedNeeds = { apps: ['manager'], user: ['set-role'] } satisfies Permissions

export const HIDDEN_COOKIE = 'getting-started'
