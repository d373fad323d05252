import sharp from 'sharp'
import { awake, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { newTag, rowOf } from '../../../tests/e2e/lists.ts'
import { changeRole, makeOrganization, withPeople } from './test-members.ts'
import { joins, organizationAt } from './test-organizations.ts'

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

test('behaviour 12: a save over another user’s change shows both versions; another address leads on', async ({
  browser,
}) => {
  await withPeople(browser, ['Amara', 'Bakari'], async ({ Amara, Bakari }) => {
    const { page, request } = Amara
    const organization = await makeOrganization(request)
    await joins(organization, Bakari)
    await changeRole(request, organization, [Bakari.email, 'administrator'])
    await open(page, `${organizationAt(organization)}/settings`)
    await awake(page, 'main form input')

    const path = `/organizations/${organization.id}`
    const theirs = { version: 1, name: `${organization.name} of the north` }
    const changed = await callApi(Bakari.request, ['PATCH', path], theirs)
    expect(changed.status()).toBe(200)

    await page.getByLabel('Name').fill(`${organization.name} of the south`)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Another user changed this organization')).toBeVisible()
    await expect(page.getByText(`${organization.name} of the north`).last()).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: false }).first().click()
    await expect(
      page.getByRole('heading', { level: 1, name: `${organization.name} of the south` }),
    ).toBeVisible()

    await awake(page, 'main form input')
    await page.getByLabel('Address').fill(`${organization.slug}-south`)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(new RegExp(`${organization.slug}-south/settings$`))
    await expect(page.getByLabel('Address')).toHaveValue(`${organization.slug}-south`)
  })
})

test('a logo that is gone meanwhile is named at its field', async ({ browser }) => {
  await withPeople(browser, ['Amara'], async ({ Amara: { page } }) => {
    await page.route('**/api/rpc/organizations/create', async (route) => {
      const gone = '"logoId":"019aa5b0-0000-7000-8000-00000000dead"'
      const sent = route.request().postData()!
      await route.continue({ postData: sent.replace('"logoId":null', gone) })
    })
    await open(page, '/app/organizations')
    await awake(page, 'main button')
    await page.getByRole('button', { name: 'New organization' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(`Bare ${newTag()}`)
    await dialog.getByRole('button', { name: 'Create organization' }).click()
    await expect(dialog.getByRole('group', { name: 'Logo' })).toHaveAccessibleDescription(
      'Picture not found',
    )
    await expect(dialog.getByRole('button', { name: 'Choose picture' })).toBeFocused()
    await expectAccessible(page)
  })
})

test('a logo is sent and shown; what was done is on record', async ({ browser }) => {
  await withPeople(browser, ['Amara'], async ({ Amara: { page, request } }) => {
    const organization = await makeOrganization(request)
    await open(page, `${organizationAt(organization)}/settings`)
    await awake(page, 'main form input')
    const buffer = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#7a2f6b' },
    })
      .png()
      .toBuffer()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose picture' }).click()
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Save changes' }).click()
    const logo = page.locator('main header img')
    await expect(logo).toHaveAttribute('src', /^\/api\/files\/.+\/240\.webp$/)

    await page.getByRole('link', { name: 'Activity' }).click()
    await expect(page.locator('tbody tr[aria-rowindex]')).toHaveCount(2)
    await expect(rowOf(page, 'Logo')).toContainText('Amara')
    await expect(rowOf(page, 'created the organization')).toContainText(organization.name)
  })
})
