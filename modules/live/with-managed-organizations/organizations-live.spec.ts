import {
  endOrganization,
  makeOrganization,
  withPeople,
} from '#modules/organizations/e2e/test-members.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../tests/e2e/browser.ts'
import { openList, rowOf } from '../../../tests/e2e/lists.ts'

test.use({ storageState: STATES.admin })

test('the list of all organizations counts a new one, and shows it in place', async ({
  page,
  browser,
}) => {
  await withPeople(browser, ['Ada'], async ({ Ada }) => {
    const stream = page.waitForResponse('**/api/live?*')
    await openList(page, '/manager/organizations')
    expect((await stream).status()).toBe(200)
    const organization = await makeOrganization(Ada.request)
    // Other tests make organizations, too.
    const news = page.getByRole('main').getByRole('button', { name: /· Show/ })
    await expect(news).toBeVisible()
    await news.click()
    await expect(rowOf(page, organization.name)).toBeVisible()
    await endOrganization(organization)
  })
})
