import { pagedQuery } from '#kit/record-list/index.ts'
import type { Screens } from '../screens.ts'

export const trashQuery = ({ resource, calls }: Screens, searchTerm: string | undefined) =>
  pagedQuery({
    queryKey: [resource.path, 'trash', 'list', { searchTerm }],
    read: async (page, options) => (await calls()).listTrash({ searchTerm, ...page }, options),
  })
