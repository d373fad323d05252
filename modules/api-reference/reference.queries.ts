import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { getReference } from './reference.ts'

export const referenceQuery = queryOptions({
  queryKey: ['api-reference'],
  queryFn: () => getReference(),
  staleTime: Infinity,
})

interface Asked {
  address: string
  method: string
  key: string
  body: string | undefined
}

export const askMutation = mutationOptions({
  mutationFn: async ({ address, method, key, body }: Asked) => {
    const headers = new Headers({ accept: 'application/json' })
    if (key) headers.set('authorization', `Bearer ${key}`)
    if (method !== 'GET') headers.set('idempotency-key', crypto.randomUUID())
    if (body !== undefined) headers.set('content-type', 'application/json')
    const response = await fetch(address, { method, headers, body: body ?? null })
    const text = await response.text()
    return { address, status: response.status, body: indented(text) }
  },
})

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
