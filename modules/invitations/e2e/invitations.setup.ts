import { expect, test } from '@playwright/test'
import { ORGANIZATION } from '#modules/organizations/e2e/test-organization.ts'
import { asManager, callApi } from '../../../tests/e2e/calls.ts'

test('the organization has invited user@example.com, who leaves that open', async ({ browser }) => {
  const answer = await asManager(browser, async (request) => {
    const made = await callApi(request, ['POST', '/organizations'], ORGANIZATION)
    // A database of an earlier run already has the organization.
    expect([201, 409]).toContain(made.status())
    const found = await request.get(`/api/v1/organization-slugs/${ORGANIZATION.slug}`)
    const { id } = (await found.json()) as { id: string }
    const offer = { email: 'user@example.com', role: 'administrator' }
    return callApi(request, ['POST', `/organizations/${id}/invitations`], offer)
  })
  expect([201, 409]).toContain(answer.status())
})
