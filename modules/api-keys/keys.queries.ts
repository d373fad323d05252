import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import type { KeyDraft } from './key-input.server.ts'

type Shown = { of?: 'everyone' } | { organizationId: string }

const keysKey = ['account', 'keys']

const listQuery = (shown: Shown) =>
  queryOptions({
    queryKey: [...keysKey, shown],
    queryFn: async () => (await (await api()).keys.list(shown)).items,
    // Keeps the browser from refetching what the server has just rendered.
    staleTime: 5000,
  })

export const keysQuery = listQuery({})
export const allKeysQuery = listQuery({ of: 'everyone' })
export const organizationKeysQuery = (organizationId: string) => listQuery({ organizationId })

export const createKeyMutation = (queryClient: QueryClient) =>
  changing(queryClient, async (draft: KeyDraft) => (await api()).keys.create(draft))

export const rotateKeyMutation = (queryClient: QueryClient) =>
  changing(queryClient, async (id: string) => (await api()).keys.rotate({ id }))

export const revokeKeyMutation = (queryClient: QueryClient) =>
  changing(queryClient, async (id: string) => (await api()).keys.revoke({ id }))

const changing = <Input, Output>(
  queryClient: QueryClient,
  mutationFn: (input: Input) => Promise<Output>,
) =>
  mutationOptions({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysKey }),
  })
