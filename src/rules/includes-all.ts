import type { Permissions } from './permissions.ts'

export const includesAll = (own: Permissions, wanted: Permissions): boolean =>
  Object.entries(wanted).every(([resource, actions]) =>
    actions.every((action) => granted(own, resource).includes(action)),
  )

const granted = (permissions: Record<string, readonly string[] | undefined>, resource: string) =>
  permissions[resource] ?? []
