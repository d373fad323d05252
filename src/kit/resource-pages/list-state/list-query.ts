import { pagedQuery } from '#kit/record-list/index.ts'
import type { View } from '#kit/resource/index.ts'
import type { Screens } from '../screens.ts'

export const listQuery = ({ resource, calls }: Screens, view: View, cursor?: string) =>
  pagedQuery({
    queryKey: [resource.path, 'list', view],
    cursor,
    read: async (page, options) => (await calls()).list({ ...view, ...page }, options),
  })
