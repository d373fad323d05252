import type { RegisteredResource, Total } from '#kit/resource/index.server.ts'
import type { Resource } from '#kit/resource/index.ts'
import type { Permissions } from '#platform/access/permissions.ts'
import type { Reading } from '#platform/activity/actor.ts'
import { permissionFor } from '#rules/permissions.ts'

/** A list of the manager whose address can be saved as a view. */
export interface ViewedList {
  resource: Resource
  /** What a user needs to see the list. */
  needs: Permissions
  totalOf: (acting: Reading, filter: Record<string, unknown>) => Promise<Total>
}

export const viewedList = ({ resource, totalOf }: RegisteredResource): ViewedList => ({
  resource,
  needs: permissionFor(resource.name, 'read'),
  totalOf,
})
