import { api } from '#kit/api/index.ts'
import { pagedQuery } from '#kit/record-list/index.ts'
import { shelvesKey } from '#modules/shelves/index.ts'

export const sharedShelvesQuery = (organizationId?: string) =>
  pagedQuery({
    queryKey: [...shelvesKey, 'shared', 'list', { organizationId }],
    read: async (page, options) =>
      (await api()).shelves.listShared({ organizationId, ...page }, options),
  })
