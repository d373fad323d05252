import { queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'

export const directoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['organization-directory', id],
    queryFn: async () => (await api()).directory.get({ id }),
    // Keeps the browser from refetching what the server has just rendered.
    staleTime: 5000,
  })
