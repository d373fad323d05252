import { made, makeOrganization, withPeople } from '#modules/organizations/e2e/test-members.ts'
import { organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import { awake, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { rowOf } from '../../../tests/e2e/lists.ts'

test('the record of an organization is filtered by an act on its teams', async ({ browser }) => {
  await withPeople(browser, ['Amara'], async ({ Amara: { page, request } }) => {
    const organization = await makeOrganization(request)
    const teams = `/organizations/${organization.id}/teams`
    const { id } = await made(request, teams, { name: 'Night circle' })
    expect((await callApi(request, ['DELETE', `${teams}/${String(id)}`])).status()).toBe(204)
    await open(page, `${organizationAt(organization)}/activity`)
    await awake(page, 'main [role=combobox]')
    await page.getByRole('combobox', { name: 'All events' }).fill('team del')
    await page.getByRole('option', { name: 'Team deleted' }).click()
    await expect(page).toHaveURL(/action=team\.delete/)
    await expect(page.locator('tbody tr[aria-rowindex]')).toHaveCount(1)
    await expect(rowOf(page, 'Night circle')).toContainText('deleted the team')
    await expectAccessible(page)
  })
})
