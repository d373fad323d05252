import { makeOrganization, withPeople } from '#modules/organizations/e2e/test-members.ts'
import { organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import { awake, expect, expectNoSidewaysScroll, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { PHONE } from '../../../tests/e2e/site.ts'

test('an owner sees what a webhook of an organization was sent', async ({ browser }) => {
  await withPeople(browser, ['Amara'], async ({ Amara: { page, request } }) => {
    const organization = await makeOrganization(request)
    const made = await callApi(request, ['POST', '/webhooks'], {
      url: 'https://127.0.0.1/hook',
      events: ['organization.update'],
      organizationId: organization.id,
    })
    const { id } = (await made.json()) as { id: string }
    const address = `${organizationAt(organization)}/webhooks/${id}`
    await open(page, address)
    await awake(page)
    await expect(page.getByText('No deliveries yet')).toBeVisible()
    await page.getByRole('button', { name: 'Send test' }).click()
    const row = page.getByRole('row', { name: /Test event/ })
    await expect(row).toContainText('Failed', { timeout: 20_000 })
    await row.getByRole('link', { name: 'Test event' }).click()
    await expect(page).toHaveURL(new RegExp(`${address}\\?.*open=`))
    const details = page.getByRole('dialog', { name: 'Test event' })
    await expect(details).toContainText('Not a public address')
    await expect(details.getByRole('button', { name: 'Send again' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(details).toHaveCount(0)
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
  })
})
