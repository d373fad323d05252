import { invite } from '#modules/invitations/e2e/test-invitations.ts'
import { makeOrganization, withPeople } from '#modules/organizations/e2e/test-members.ts'
import { organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'

test('the record names a user who joined', async ({ browser }) => {
  await withPeople(browser, ['Ada', 'Ben'], async ({ Ada, Ben }) => {
    const library = await makeOrganization(Ada.request)
    const id = await invite(Ada.request, library, { email: Ben.email })
    await callApi(Ben.request, ['POST', `/invitations/${id}/accept`])
    await open(Ada.page, `${organizationAt(library)}/activity`)
    const acts = Ada.page.locator('tbody tr[aria-rowindex]')
    await expect(acts.filter({ hasText: 'joined' })).toContainText('Ben joined')
    await expect(acts.filter({ hasText: Ben.email })).toHaveCount(0)
  })
})
