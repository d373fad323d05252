import { pagesOf } from '#kit/record-list/index.ts'

export const sharedShelvesQuery = (organizationId?: string) =>
  pagesOf('shelves.listShared', { organizationId })
