import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { authCall, authRetries } from '#kit/session/index.ts'
import { listLinkedAccountsHere } from './list-linked-accounts.server.ts'

const moment = z.pipe(
  z.union([z.string(), z.date()]),
  z.transform((at) => new Date(at)),
)

const linkedAccountSchema = z.object({
  providerId: z.string(),
  name: z.string(),
  createdAt: moment,
})

const linkedAccountsSchema = z.object({
  items: z.array(linkedAccountSchema),
  offered: z.array(z.object({ providerId: z.string(), name: z.string() })),
})

export type LinkedAccount = z.infer<typeof linkedAccountSchema>

export const linkedAccountsQuery = queryOptions({
  queryKey: ['account', 'linked'],
  queryFn: async () => linkedAccountsSchema.parse(await listLinkedAccounts()),
  // Keeps the browser from refetching what the server has just rendered.
  staleTime: 5000,
  ...authRetries,
})

export const unlinkMutation = mutationOptions({
  mutationFn: (providerId: string) => authCall('/unlink-account', { providerId }),
  onSettled: (_answer, _error, _id, _before, { client }) =>
    client.invalidateQueries({ queryKey: ['account'] }),
})

const listLinkedAccounts = createIsomorphicFn()
  .server(listLinkedAccountsHere)
  .client(() => authCall('/list-accounts'))
