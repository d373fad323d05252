import { roleNames } from '#rules/roles.ts'

/** A user with several roles is shown by the first of these. */
export const roles = roleNames.toReversed()
export const statuses = ['active', 'banned', 'unverified'] as const
