import { pagedQuery } from '#kit/record-list/index.ts'
import type { Screens } from '../screens.ts'

export const trashQuery = ({ resource, calls }: Screens) =>
  pagedQuery({
    queryKey: [resource.path, 'trash', 'list'],
    read: async (page, options) => (await calls()).listTrash(page, options),
  })
