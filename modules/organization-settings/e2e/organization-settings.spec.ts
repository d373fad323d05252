import sharp from 'sharp'
import {
  changeRole,
  makeOrganization,
  withPeople,
} from '#modules/organizations/e2e/test-members.ts'
import { joins, organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import { awake, expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'

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

test('a logo is sent and shown', async ({ browser }) => {
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
  })
})

test('an organization is deleted by typing its name', async ({ browser }) => {
  await withPeople(browser, ['Amara'], async ({ Amara: { page, request } }) => {
    const organization = await makeOrganization(request)
    await open(page, `${organizationAt(organization)}/settings`)
    await awake(page, 'main section section button')
    await page.getByRole('main').getByRole('button', { name: 'Delete…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Type the name to confirm').fill('Something else')
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(dialog.getByText('The name doesn’t match')).toBeVisible()
    await dialog.getByLabel('Type the name to confirm').fill(organization.name)
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page).toHaveURL(/\/app\/organizations$/)
    await expect(page.getByText('You’re not in an organization yet')).toBeVisible()
    const gone = await callApi(request, ['GET', `/organizations/${organization.id}`])
    expect(gone.status()).toBe(404)
  })
})
