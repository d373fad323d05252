import type { Session } from '#platform/access/caller.ts'

/** Where somebody goes who asked for no page in particular. */
export const homeOf = ({ permissions }: Session) =>
  permissions.apps?.includes('manager') ? '/manager/dashboard' : '/app'
