import { describe, expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import { callsByHand, queryKeyProblems } from './query-keys.ts'
import { withNext } from './with-next.ts'

const files = projectFiles('{src,modules}/**/*{queries,query}.ts')

test('a query of a call has the key of the call', () => {
  expect(files.length).toBeGreaterThan(5)
  const next = 'take `queryOf`, `itemsOf`, `readOf`, `pagesOf` or `callKey` (src/kit/api)'
  expect(withNext(queryKeyProblems(files), next)).toEqual([])
})

test('a call is written by its path', () => {
  const all = projectFiles('{src,modules}/**/*.{ts,tsx}').filter(
    ({ path }) => !/\.test\.|^src\/kit\/api\//.test(path),
  )
  expect(withNext(callsByHand(all), "write call('users.get', { id })")).toEqual([])
})

describe('the check itself bites', () => {
  const problems = (text: string) => queryKeyProblems([{ path: 'some.queries.ts', text }])

  test.each(['queryOptions', 'infiniteQueryOptions', 'pagedQuery'])('on %s', (kind) => {
    const query = `${kind}({\n  queryKey: ['users', id],\n  queryFn: () => call('users.get', { id }),\n})`
    expect(problems(query)).toEqual(["some.queries.ts: ['users', id]"])
  })

  test.each(['(await api()).users.get(', '= await api()'])('on a call such as %s', (text) => {
    expect(callsByHand([{ path: 'some.ts', text }])).toEqual([`some.ts: ${text}`])
  })

  test('and lets pass the calls of a resource', () => {
    expect(
      callsByHand([{ path: 'some.ts', text: 'calls: async () => (await api()).pets' }]),
    ).toEqual([])
  })

  test.each([
    "queryOptions({\n  queryKey: callKey('users.get', { id }),\n  queryFn: () => call('users.get', { id }),\n})",
    "queryOptions({\n  queryKey: ['setup'],\n  queryFn: () => getSetup(),\n})",
  ])('and lets pass %s', (query) => {
    expect(problems(query)).toEqual([])
  })
})
