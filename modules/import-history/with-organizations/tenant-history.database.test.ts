import { afterAll, expect, test } from 'vitest'
import { tenantImports } from '#modules/organizations/with-imports/test-tenant-imports.server.ts'

const { ada, ben, callAs, checked } = await tenantImports(afterAll)

test('users of an organization list their own imports only', async () => {
  const id = await checked()
  expect((await callAs(ben, 'list', {})).text).not.toContain(id)
  expect((await callAs(ada, 'list', {})).text).toContain(id)
})
