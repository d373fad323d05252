import type { Session } from '#platform/access/caller.ts'

export const homeOf = ({ permissions }: Session) =>
  permissions.apps?.includes('manager') ? '/manager/dashboard' : '/app'
