import { afterAll, expect, test } from 'vitest'
import { tenantImports } from '#modules/organizations/with-imports/test-tenant-imports.server.ts'

const { ada, callAs, imported, kept, work } = await tenantImports(afterAll)

test('an import is undone with the rights of its user', async () => {
  const id = await imported()
  expect(await kept()).toEqual(['By file'])
  await callAs(ada, 'undo', { id })
  await work()
  expect((await callAs(ada, 'get', { id })).text).toMatch(/"undone":\{"removed":1/)
  expect(await kept()).toEqual([])
})
