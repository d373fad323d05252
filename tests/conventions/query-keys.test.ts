import { describe, expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import { queryKeyProblems } from './query-keys.ts'
import { withNext } from './with-next.ts'

const files = projectFiles('{src,modules}/**/*{queries,query}.ts').filter(
  ({ path }) => path !== 'src/kit/record-list/paged-query.ts',
)

test('the key of a query is a path, then list and view, one and id, or a name', () => {
  expect(files.length).toBeGreaterThan(5)
  const next =
    "write the key as a path, then 'list' and the view, 'one' and the id, or a name (tests/conventions/query-keys.ts)"
  expect(withNext(queryKeyProblems(files), next)).toEqual([])
})

describe('the check itself bites', () => {
  const problems = (query: string) => queryKeyProblems([{ path: 'some.queries.ts', text: query }])
  const list = (key: string) => `infiniteQueryOptions({\n  queryKey: [${key}],\n  queryFn: read })`
  const record = (key: string) => `queryOptions({\n  queryKey: [${key}],\n  queryFn: read })`

  test.each([
    list('...usersKey, view'),
    list("...usersKey, 'found', searchTerm"),
    list("...usersKey, 'list', id, view"),
    list("...usersKey, { id }, 'list', view"),
    list("...usersKey, 'one', id"),
    record("...usersKey, 'list', view"),
    record("...usersKey, 'one'"),
    record("...usersKey, 'one', id, 'sessions'"),
    'queryOptions({ queryKey: usersKey, queryFn: read })',
  ])('on %s', (query) => {
    expect(problems(query)).toHaveLength(1)
  })

  test.each([
    list("...usersKey, 'list', view"),
    list("...membersKey(id), 'list', { searchTerm }"),
    record("...usersKey, 'one', id"),
    record("...usersKey, 'sessions', id"),
    record("'dashboard'"),
  ])('and lets pass %s', (query) => {
    expect(problems(query)).toEqual([])
  })
})
