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

test('the organization has invited user@example.com, who leaves that open', async ({ browser }) => {
  const answer = await asManager(browser, async (request) => {
    const found = await request.get(`/api/v1/organization-slugs/${ORGANIZATION.slug}`)
    const { id } = (await found.json()) as { id: string }
    const offer = { email: 'user@example.com', role: 'administrator' }
    return callApi(request, ['POST', `/organizations/${id}/invitations`], offer)
  })
  expect([201, 409]).toContain(answer.status())
})
