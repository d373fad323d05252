import { describe, expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import { queryKeyProblems } from './query-keys.ts'
import { withNext } from './with-next.ts'

const files = projectFiles('{src,modules}/**/*{queries,query}.ts')

test('a query of a call has the key of the call', () => {
  expect(files.length).toBeGreaterThan(5)
  const next = 'take `queryOf`, `itemsOf`, `readOf`, `pagesOf` or `callKey` (src/kit/api)'
  expect(withNext(queryKeyProblems(files), next)).toEqual([])
})

describe('the check itself bites', () => {
  const problems = (text: string) => queryKeyProblems([{ path: 'some.queries.ts', text }])

  test.each(['queryOptions', 'infiniteQueryOptions', 'pagedQuery'])('on %s', (kind) => {
    const query = `${kind}({\n  queryKey: ['users', id],\n  queryFn: () => call('users.get', { id }),\n})`
    expect(problems(query)).toEqual(["some.queries.ts: ['users', id]"])
  })

  test.each([
    "queryOptions({\n  queryKey: callKey('users.get', { id }),\n  queryFn: () => call('users.get', { id }),\n})",
    "queryOptions({\n  queryKey: ['setup'],\n  queryFn: () => getSetup(),\n})",
  ])('and lets pass %s', (query) => {
    expect(problems(query)).toEqual([])
  })
})
