import type { Permissions } from '#platform/access/permissions.ts'
import type { Reading } from '#platform/activity/actor.ts'
import { permissionFor } from '#rules/permissions.ts'
import type { Resource } from '../resource.ts'
import type { Total } from './list-schemas.server.ts'
import type { RegisteredResource } from './resource-verbs.server.ts'

/** A list of the back office, with the totals of its filters. */
export interface ManagerList {
  resource: Resource
  /** The permissions that the list requires. */
  needs: Permissions
  totalOf: (acting: Reading, filter: Record<string, unknown>) => Promise<Total>
}

/** Short pages have statements of their own. */
const few = 5

export const managerListOf = ({ resource, list }: RegisteredResource): ManagerList => ({
  resource,
  needs: permissionFor(resource.name, 'read'),
  totalOf: async (acting, filter) => (await list(acting, { ...filter, limit: few })).total,
})
