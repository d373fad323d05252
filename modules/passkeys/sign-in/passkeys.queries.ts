import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { authCall, authRetries } from '#kit/session/index.ts'
import { listPasskeysHere } from './list-passkeys-here.server.ts'
import { tellDevices } from './tell-devices.ts'

const moment = z.pipe(
  z.union([z.string(), z.date()]),
  z.transform((at) => new Date(at)),
)

const passkeySchema = z.object({
  id: z.string(),
  credentialId: z.string(),
  name: z.string(),
  isSynced: z.boolean(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
})

/** Other modules read what they have added. */
const passkeysSchema = z.looseObject({ items: z.array(passkeySchema) })

export type Passkey = z.infer<typeof passkeySchema>

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: async () => passkeysSchema.parse(await listPasskeys()),
  // Keeps the browser from refetching what the server has just rendered.
  staleTime: 5000,
  ...authRetries,
})

export const refreshPasskeys = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })

export const renamePasskeyMutation = mutationOptions({
  mutationFn: (change: { id: string; name: string }) => authCall('/passkey/update-passkey', change),
  onSettled: (_answer, _error, _change, _before, { client }) => refreshPasskeys(client),
  onSuccess: (_answer, _change, _before, { client }) => tellDevices(client),
})

export const removePasskeyMutation = mutationOptions({
  mutationFn: ({ id }: Passkey) => authCall('/passkey/delete-passkey', { id }),
  onSettled: (_answer, _error, _passkey, _before, { client }) =>
    client.invalidateQueries({ queryKey: ['account'] }),
  onSuccess: async (_answer, { credentialId }, _before, { client }) => {
    const left = await client.query({ ...passkeysQuery, staleTime: 0 })
    const accepted = left.items.map((passkey) => passkey.credentialId)
    tellDevices(client, { removed: credentialId, accepted })
  },
})

const listPasskeys = createIsomorphicFn()
  .server(listPasskeysHere)
  .client(() => authCall('/passkey/list-user-passkeys'))
