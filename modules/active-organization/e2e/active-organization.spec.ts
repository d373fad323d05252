import { makeOrganization, withPeople } from '#modules/organizations/e2e/test-members.ts'
import { organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import { awake, choose, expect, open, test } from '../../../tests/e2e/browser.ts'
import { rowOf } from '../../../tests/e2e/lists.ts'

test('the active organization is switched in the user’s menu; other tabs hear of it', async ({
  browser,
}) => {
  await withPeople(browser, ['Amara'], async ({ Amara }) => {
    const { page, request } = Amara
    const one = await makeOrganization(request)
    const two = await makeOrganization(request)
    const other = await page.context().newPage()
    await open(other, organizationAt(two))
    await open(page, '/app')
    await awake(page, 'header button')
    await page.getByRole('button', { name: 'User menu' }).click()
    // A mouse opens the submenu only when it moves within the item.
    await page.getByRole('menuitem', { name: 'Organization', exact: true }).press('ArrowRight')
    await expect(page.getByRole('menuitemradio', { name: 'None' })).toBeChecked()
    await choose(page.getByRole('menuitemradio', { name: two.name }))
    await expect(page.getByText(`${two.name} is now your active organization`)).toBeVisible()
    await expect(other.getByText('Active', { exact: true })).toBeVisible()

    await open(page, '/app/organizations')
    await expect(rowOf(page, two.name)).toContainText('Active')
    await expect(rowOf(page, one.name)).not.toContainText('Active')
    await awake(page, 'tbody tr')
    await page.getByRole('button', { name: `Actions on ${one.name}` }).click()
    await choose(page.getByRole('menuitem', { name: 'Set as active' }))
    await expect(rowOf(page, one.name)).toContainText('Active')
    await expect(rowOf(page, two.name)).not.toContainText('Active')
    await other.close()
  })
})
