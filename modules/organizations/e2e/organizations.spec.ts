import type { Page } from '@playwright/test'
import { awake, choose, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { tick } from '../../../tests/e2e/filters.ts'
import { newTag, rowOf, rows } from '../../../tests/e2e/lists.ts'
import { changeRole, makeOrganization, withPeople } from './test-members.ts'
import { joins, organizationAt } from './test-organizations.ts'

const more = (page: Page) => page.getByRole('button', { name: 'Organization actions' })

async function openRow(page: Page, name: string) {
  await page.getByRole('button', { name: `Actions on ${name}` }).click()
}

test.describe('organizations', () => {
  test('begin with nothing and one good next step; a taken address is said at its field', async ({
    browser,
  }) => {
    await withPeople(browser, ['Amara', 'Bakari'], async ({ Amara, Bakari }) => {
      const { page } = Amara
      const name = `Café ${newTag()}`
      await makeOrganization(Bakari.request, name)

      await open(page, '/app/organizations')
      await expect(page.getByText('You’re not in an organization yet')).toBeVisible()
      await awake(page, 'main button')
      await page.getByRole('button', { name: 'New organization' }).click()
      const dialog = page.getByRole('dialog')
      const slug = dialog.getByLabel('Address')
      await dialog.getByLabel('Name').fill(name)
      await expect(slug).toHaveValue(name.toLowerCase().replace('é', 'e').replace(' ', '-'))
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Create organization' }).click()
      await expect(dialog.getByText('This address is taken')).toBeVisible()
      await expect(slug).toBeFocused()

      await slug.fill(`own-${name.slice(5)}`)
      await dialog.getByLabel('Name').fill(`${name} too`)
      await expect(slug).toHaveValue(`own-${name.slice(5)}`)
      await dialog.getByRole('button', { name: 'Create organization' }).click()
      await expect(page.getByRole('heading', { level: 1, name: `${name} too` })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/app/organizations/own-${name.slice(5)}$`, 'i'))
      await expect(rows(page)).toHaveCount(1)
      await expect(rowOf(page, 'Amara')).toContainText('You')
    })
  })

  test('an organization does not exist for users who do not belong to it', async ({ browser }) => {
    await withPeople(browser, ['Amara', 'Bakari'], async ({ Amara, Bakari }) => {
      const { slug } = await makeOrganization(Amara.request)
      const answer = await Bakari.page.goto(`/app/organizations/${slug}`)
      expect(answer?.status()).toBe(404)
      await expect(Bakari.page.getByText('This page could not be found')).toBeVisible()
    })
  })
})

test.describe('spec 6: roles in an organization', () => {
  test('an administrator is demoted; their next act is refused in words, and their page follows', async ({
    browser,
  }) => {
    await withPeople(browser, ['Amara', 'Bakari', 'Chidi'], async ({ Amara, Bakari, Chidi }) => {
      const organization = await makeOrganization(Amara.request)
      await joins(organization, Bakari)
      await joins(organization, Chidi)
      await changeRole(Amara.request, organization, [Bakari.email, 'administrator'])

      await open(Bakari.page, organizationAt(organization))
      await awake(Bakari.page, 'tbody tr')
      await openRow(Bakari.page, 'Chidi')
      await expect(Bakari.page.getByRole('menuitemradio')).toHaveText(['Administrator', 'Member'])

      await open(Amara.page, organizationAt(organization))
      await awake(Amara.page, 'tbody tr')
      await openRow(Amara.page, 'Bakari')
      await choose(Amara.page.getByRole('menuitemradio', { name: 'Member' }))
      await expect(Amara.page.getByText('Bakari’s role is now Member')).toBeVisible()
      await expect(rowOf(Amara.page, 'Bakari').getByText('Member').last()).toBeVisible()

      await choose(Bakari.page.getByRole('menuitemradio', { name: 'Administrator' }))
      await expect(Bakari.page.getByText('Couldn’t change Chidi’s role')).toBeVisible()
      await expect(Bakari.page.getByText('You’re not allowed to change this member.')).toBeVisible()
      await expect(rowOf(Bakari.page, 'Chidi')).toContainText('Member')
      await expect(Bakari.page.getByRole('button', { name: 'Actions on Chidi' })).toHaveCount(0)
    })
  })

  for (const [language, leave, words] of [
    ['en', 'Leave', 'You’re the only owner. Make another member an owner before you leave.'],
    ['ar', 'مغادرة', 'أنت المالك الوحيد'],
  ] as const) {
    test(`the sole owner cannot leave, and is told so (${language})`, async ({ browser }) => {
      await withPeople(browser, ['Amara'], async ({ Amara: { page, request } }) => {
        const organization = await makeOrganization(request)
        await open(page, `${organizationAt(organization)}#leave`, { language })
        const dialog = page.getByRole('alertdialog')
        await dialog.getByRole('button', { name: leave, exact: true }).click()
        await expect(dialog.getByRole('alert')).toContainText(words)
      })
    })
  }

  test('an owner may leave when there is another; a removed member is gone at their next step', async ({
    browser,
  }) => {
    await withPeople(browser, ['Amara', 'Bakari', 'Chidi'], async ({ Amara, Bakari, Chidi }) => {
      const organization = await makeOrganization(Amara.request)
      await joins(organization, Bakari)
      await joins(organization, Chidi)
      await open(Chidi.page, organizationAt(organization))
      await awake(Chidi.page, 'tbody tr')

      const { page } = Amara
      await open(page, organizationAt(organization))
      await awake(page, 'tbody tr')
      await openRow(page, 'Chidi')
      await choose(page.getByRole('menuitem', { name: 'Remove…' }))
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await expect(rowOf(page, 'Chidi')).toHaveCount(0)
      await Chidi.page.reload()
      await expect(Chidi.page.getByText('This page could not be found')).toBeVisible()

      await openRow(page, 'Bakari')
      await choose(page.getByRole('menuitemradio', { name: 'Owner' }))
      await expect(rowOf(page, 'Bakari').getByText('Owner').last()).toBeVisible()
      await more(page).click()
      await choose(page.getByRole('menuitem', { name: 'Leave…' }))
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
      await expect(page).toHaveURL(/\/app\/organizations$/)
      await expect(page.getByText('You’re not in an organization yet')).toBeVisible()
    })
  })
})

test('behaviour 6: which members one looks at, the address says', async ({ browser }) => {
  await withPeople(browser, ['Amara', 'Bakari'], async ({ Amara, Bakari }) => {
    const { page, request } = Amara
    const organization = await makeOrganization(request)
    await joins(organization, Bakari)
    await open(page, organizationAt(organization))
    await awake(page, 'tbody tr')
    await page.getByRole('searchbox').fill('baka')
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(/searchTerm=baka/)
    await tick(page, 'Role', 'Owner')
    await expect(page.getByText('No matching members')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No matching members')).toBeVisible()
    await awake(page, 'main button')
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click()
    await expect(rows(page)).toHaveCount(2)
    await expect(page).not.toHaveURL(/searchTerm|role/)
  })
})
