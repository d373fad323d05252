import { makeOrganization, withPeople } from '#modules/organizations/e2e/test-members.ts'
import { joins, organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  field,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { expectToStay } from '../../../tests/e2e/shown-once.ts'
import { PHONE } from '../../../tests/e2e/site.ts'

/** Nothing is sent to it, so no test of another receiver is disturbed. */
const HOST = '127.0.0.1'

test('an owner manages the webhooks of an organization in its settings', async ({ browser }) => {
  test.slow()
  await withPeople(browser, ['Amara', 'Bakari'], async ({ Amara, Bakari }) => {
    const { page, request } = Amara
    const organization = await makeOrganization(request)
    await joins(organization, Bakari)
    const settings = `${organizationAt(organization)}/settings`
    await open(page, settings)
    await awake(page)
    await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible()
    await expect(page.getByText('No webhooks yet')).toBeVisible()
    const dialog = page.getByRole('dialog')

    await test.step('only events of the organization are offered', async () => {
      await page.getByRole('button', { name: 'New webhook' }).press('Enter')
      await expect(dialog.getByRole('checkbox', { name: 'Organization updated' })).toBeVisible()
      await expect(dialog.getByRole('checkbox', { name: 'Book added' })).toHaveCount(0)
    })

    await field(page, 'Address').fill(`https://${HOST}/hook`)
    await dialog.getByRole('checkbox', { name: 'Organization updated' }).press('Space')
    await field(page, 'Address').press('Enter')
    await expect(page.getByRole('dialog', { name: 'Signing secret' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: HOST }).click()
    await expect(page.getByRole('heading', { level: 2, name: HOST })).toBeVisible()
    const address = new URL(page.url()).pathname

    await test.step('it is paused, resumed and given another secret', async () => {
      await page.getByRole('button', { name: 'Pause' }).click()
      await expect(page.getByText('Webhook paused')).toBeVisible()
      await page.getByRole('button', { name: 'Resume' }).click()
      await expect(page.getByText('Webhook resumed')).toBeVisible()
      await page.getByRole('button', { name: 'Rotate secret' }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: 'Rotate secret' }).click()
      await expect(page.getByRole('dialog', { name: 'Signing secret' })).toBeVisible()
      await expectToStay(page, dialog, dialog.getByText(/^whsec_/))
      await dialog.getByRole('button', { name: 'Done' }).click()
    })

    await test.step('on a phone nothing is cut off', async () => {
      await page.setViewportSize(PHONE)
      await expectNoSidewaysScroll(page)
      await expectAccessibleInBothThemes(page)
    })

    await test.step('a member may not see it', async () => {
      await open(Bakari.page, address)
      await expect(
        Bakari.page.getByText('This section is for owners and administrators'),
      ).toBeVisible()
    })

    await test.step('it is deleted, and the way leads back to the settings', async () => {
      await open(page, address)
      await awake(page)
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('button', { name: 'Delete webhook' }).click()
      await expect(page).toHaveURL(new RegExp(`${settings}$`))
      await expect(page.getByText('No webhooks yet')).toBeVisible()
    })
  })
})
