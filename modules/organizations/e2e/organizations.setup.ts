import { expect, test } from '@playwright/test'
import { asManager, callApi } from '../../../tests/e2e/calls.ts'
import { ORGANIZATION } from './test-organization.ts'

test.describe.configure({ mode: 'default' })

test('admin@example.com has an organization', async ({ browser }) => {
  const answer = await asManager(browser, (request) =>
    callApi(request, ['POST', '/organizations'], ORGANIZATION),
  )
  // A database of an earlier run already has the organization.
  expect([201, 409]).toContain(answer.status())
})
