import type { APIRequestContext } from '@playwright/test'
import { expect } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { invite, type MadeOrganization, type Person } from './test-invited.ts'

export const organizationAt = ({ slug }: Pick<MadeOrganization, 'slug'>) =>
  `/app/organizations/${slug}`

export async function joins(
  owner: APIRequestContext,
  organization: MadeOrganization,
  { email, request }: Person,
) {
  const id = await invite(owner, organization, { email })
  const answer = await callApi(request, ['POST', `/invitations/${id}/accept`])
  expect(answer.status(), await answer.text()).toBe(200)
}
