import { queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'

const key = ['activity'] as const

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'person', id],
    queryFn: async ({ signal }) => (await api()).users.get({ id }, { signal }),
    enabled: id !== '',
    staleTime: 30_000,
  })

export const peopleQuery = (searchTerm: string) =>
  queryOptions({
    queryKey: [...key, 'people', searchTerm],
    queryFn: async ({ signal }) =>
      (await (await api()).users.list({ searchTerm, limit: 20 }, { signal })).items,
    staleTime: 30_000,
  })
