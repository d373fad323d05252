import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { mutationOf } from './mutation-of.ts'
import { callKey, queryOf } from './query-of.ts'

test('the key of a query is the path of its call, then the input', () => {
  expect(queryOf('jobs.list', { limit: 5 }).queryKey).toEqual(['jobs', 'list', { limit: 5 }])
  expect(callKey('jobs.list')).toEqual(['jobs', 'list'])
  expect(callKey('jobs.list', {}, ['account'])).toEqual(['account', 'jobs', 'list', {}])
})

test('a part of the input addresses all queries that have it, and no others', () => {
  const client = new QueryClient()
  for (const state of ['failed', 'waiting'] as const) {
    client.setQueryData(callKey('jobs.list', { state, limit: 5 }), state)
  }
  const found = client.getQueriesData({ queryKey: callKey('jobs.list', { state: 'failed' }) })
  expect(found.map(([, data]) => data)).toEqual(['failed'])
})

test.each([
  ['answered', () => Promise.resolve()],
  ['refused', () => Promise.reject(new Error('refused'))],
])('a mutation that is %s renews its queries', async (_outcome, mutationFn) => {
  const client = new QueryClient()
  client.setQueryData(['jobs', 'list'], [])
  client.setQueryData(['users', 'list'], [])
  const retry = { ...mutationOf('jobs.retry', { renew: ['jobs'] }), mutationFn }
  await new MutationObserver(client, retry).mutate({ id: '1' }).catch(() => undefined)
  expect(client.getQueryState(['jobs', 'list'])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['users', 'list'])?.isInvalidated).toBe(false)
})
