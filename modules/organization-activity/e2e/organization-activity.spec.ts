import {
  changeRole,
  makeOrganization,
  withPeople,
} from '#modules/organizations/e2e/test-members.ts'
import { joins, organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { rowOf } from '../../../tests/e2e/lists.ts'

test('the record of an organization calls people by their names', async ({ browser }) => {
  await withPeople(browser, ['Amara', 'Bakari'], async ({ Amara, Bakari }) => {
    const { page, request } = Amara
    const organization = await makeOrganization(request)
    await joins(organization, Bakari)
    await changeRole(request, organization, [Bakari.email, 'administrator'])
    await open(page, `${organizationAt(organization)}/activity`)
    const acts = page.locator('tbody tr[aria-rowindex]')
    await expect(acts.first()).toContainText(`Amara changed Bakari’s role in ${organization.name}`)
    for (const { email } of [Amara, Bakari]) {
      await expect(acts.filter({ hasText: email })).toHaveCount(0)
    }
  })
})

test('what was done is on record for those who manage the organization, and for no other', async ({
  browser,
}) => {
  await withPeople(
    browser,
    ['Amara', 'Bakari', 'Chidi'],
    async ({ Amara: { page, request }, Bakari, Chidi }) => {
      const organization = await makeOrganization(request)
      await joins(organization, Chidi)
      await changeRole(request, organization, [Chidi.email, 'administrator'])
      await changeRole(request, organization, [Chidi.email, 'member'])
      await open(page, organizationAt(organization))
      await page.getByRole('link', { name: 'Activity' }).click()
      await expect(page.locator('tbody tr[aria-rowindex]')).toHaveCount(3)
      await expect(rowOf(page, 'created the organization')).toContainText(organization.name)

      const address = `${organizationAt(organization)}/activity`
      expect((await Bakari.page.goto(address))?.status()).toBe(404)
      await expect(Bakari.page.getByText('This page could not be found')).toBeVisible()

      await open(Chidi.page, address)
      await expect(
        Chidi.page.getByText('This section is for owners and administrators'),
      ).toBeVisible()
      await expect(Chidi.page.getByRole('link', { name: 'Activity' })).toHaveCount(0)
    },
  )
})
