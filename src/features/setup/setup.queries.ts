import { queryOptions } from '@tanstack/react-query'
import { getSetup } from './setup.ts'

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: () => getSetup(),
  staleTime: 'static',
  gcTime: Infinity,
})
