import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sharesQuery, unshareMutation } from './sharing.queries.ts'
import type { Share } from './sharing.server.ts'

const { queryKey } = sharesQuery('wanted')
const shareWith = (id: string): Share => ({
  id,
  organization: { id: `of ${id}`, name: id },
  team: null,
  access: 'read',
})
const [first, second, third] = [shareWith('1'), shareWith('2'), shareWith('3')] as const

function end(queryClient: QueryClient, share: Share, answer: () => Promise<void>) {
  const ending = { ...unshareMutation('wanted'), mutationFn: answer }
  return new MutationObserver(queryClient, ending).mutate(share)
}

test('behaviour 11: a share whose end the server refuses goes back to its place, and no other with it', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(queryKey, [first, second, third])

  const ends = [
    end(queryClient, second, () => Promise.reject(new Error('refused'))),
    end(queryClient, first, () => Promise.resolve()),
  ]
  const [refused, ended] = await Promise.allSettled(ends)

  expect([refused?.status, ended?.status]).toEqual(['rejected', 'fulfilled'])
  expect(queryClient.getQueryData(queryKey)).toEqual([second, third])
})
