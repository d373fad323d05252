import { makeOrganization, membersOf, withPeople } from '#modules/organizations/e2e/test-members.ts'
import { ORGANIZATION } from '#modules/organizations/e2e/test-organization.ts'
import { joins, organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { awake, choose, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { rowOf } from '../../../tests/e2e/lists.ts'
import { loseNetwork, offline } from '../../../tests/e2e/losing-network.ts'
import { holdToasts } from '../../../tests/e2e/toasts.ts'

test('teams are made, named, filled, emptied with Undo, and deleted but for the last', async ({
  browser,
}) => {
  test.slow()
  await withPeople(browser, ['Amara', 'Bakari'], async ({ Amara, Bakari }) => {
    const { page, request } = Amara
    const organization = await makeOrganization(request)
    await joins(organization, Bakari)
    await open(page, `${organizationAt(organization)}/teams`)
    await holdToasts(page)
    await awake(page, 'tbody tr')

    await page.getByRole('button', { name: 'New team' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(organization.name)
    await dialog.getByRole('button', { name: 'Create team' }).click()
    await expect(dialog.getByText('A team with this name already exists')).toBeVisible()
    await dialog.getByLabel('Name').fill('Evening circle')
    await dialog.getByRole('button', { name: 'Create team' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(page, 'Evening circle')).toContainText('0')

    await page.getByRole('link', { name: 'Evening circle' }).click()
    await expect(dialog.getByText('No members yet.')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Add a member' }).fill('baka')
    await page.getByRole('option', { name: 'Bakari' }).click()
    await expect(dialog.getByRole('listitem')).toContainText(['Bakari'])
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove Bakari from the team' }).click()
    await expect(dialog.getByText('No members yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByRole('listitem')).toContainText(['Bakari'])
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(page, 'Evening circle')).toContainText('1')

    const actOn = async (team: string, item: string) => {
      await page.getByRole('button', { name: `Actions on ${team}` }).click()
      await choose(page.getByRole('menuitem', { name: item }))
    }
    await actOn('Evening circle', 'View members')
    await expect(page.locator('tbody tr[aria-rowindex]')).toHaveCount(1)
    await expect(rowOf(page, 'Bakari')).toBeVisible()
    await page.goBack()

    await actOn('Evening circle', 'Rename…')
    await dialog.getByLabel('Name').fill('Night circle')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await actOn('Night circle', 'Delete…')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(rowOf(page, 'Night circle')).toHaveCount(0)
    await actOn(organization.name, 'Delete…')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(
      'You can’t delete the last team.',
    )
  })
})

test('teams do not exist for users who do not belong to the organization, or no longer', async ({
  browser,
}) => {
  await withPeople(browser, ['Amara', 'Bakari', 'Chidi'], async ({ Amara, Bakari, Chidi }) => {
    const organization = await makeOrganization(Amara.request)
    const teams = `${organizationAt(organization)}/teams`
    expect((await Bakari.page.goto(teams))?.status()).toBe(404)
    await expect(Bakari.page.getByText('This page could not be found')).toBeVisible()

    await joins(organization, Chidi)
    const { page } = Chidi
    await open(page, organizationAt(organization))
    await awake(page, 'tbody tr')
    const place = (await membersOf(Amara.request, organization)).find(
      ({ email }) => email === Chidi.email,
    )
    const path = `/organizations/${organization.id}/members/${place?.id}`
    expect((await callApi(Amara.request, ['DELETE', path])).status()).toBe(204)
    await page.getByRole('link', { name: 'Teams' }).click()
    await expect(page.getByText('This page could not be found')).toBeVisible()
  })
})

test.describe('behaviour 15: a part that is still loading when the network goes away says so, and comes by itself', () => {
  // Code that had not been fetched before the network went away is missed, too.
  test.use({
    storageState: STATES.admin,
    forgiven: /ERR_|Failed to fetch dynamically imported module/,
  })

  test('the members of a team', async ({ page, context }) => {
    await open(page, `/app/organizations/${ORGANIZATION.slug}/teams`)
    await loseNetwork(page, {
      by: page.locator('tbody').getByRole('link').first(),
      pending: 'Loading team',
      calls: /members\/list/,
    })
    await expect(offline(page)).toHaveCount(1)
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await expect(offline(page)).toHaveCount(0)
  })
})
