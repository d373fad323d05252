import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { getReference } from './reference.ts'

export const referenceQuery = queryOptions({
  queryKey: ['api-reference'],
  queryFn: () => getReference(),
  staleTime: Infinity,
})

export const askMutation = mutationOptions({
  mutationFn: async (address: string) => {
    const response = await fetch(address, { headers: { accept: 'application/json' } })
    const body: unknown = await response.json()
    return { address, status: response.status, body: JSON.stringify(body, null, 2) }
  },
})
