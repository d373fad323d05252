import type { Page } from '@playwright/test'
import { type Late, pressLate, submit } from '#modules/organizations/e2e/test-late.ts'
import {
  changeRole,
  makeOrganization,
  membersOf,
  withPeople,
} from '#modules/organizations/e2e/test-members.ts'
import { joins, organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import { awake, choose, expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { wordsOf } from '../../../tests/e2e/code-words.ts'
import { rowOf } from '../../../tests/e2e/lists.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Organization sections' })

const LATE: Late[] = [
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
    part: '/settings',
    ready: 'main form input',
    begin: (page) => page.locator('main form input[name=name]').fill('Shelbyville'),
    press: (page) => page.locator('main form button[type=submit]').click(),
  },
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION',
    part: '/settings#delete',
    ready: '[role=dialog] input',
    as: 'owner',
    begin: async (page) => {
      const name = await page.getByRole('dialog').locator('form bdi').textContent()
      await page.getByRole('dialog').getByRole('textbox').fill(String(name))
    },
    press: submit,
  },
]

test('spec 8: users who may not change or delete the organization any more are told so', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  await pressLate(browser, LATE)
})

test('spec 6: the settings are for owners and administrators, and go with the role', async ({
  browser,
}) => {
  await withPeople(browser, ['Amara', 'Bakari', 'Chidi', 'Dina'], async (people) => {
    const { Amara, Bakari, Chidi, Dina } = people
    const organization = await makeOrganization(Amara.request)
    await joins(organization, Bakari)
    await joins(organization, Chidi)
    await changeRole(Amara.request, organization, [Bakari.email, 'administrator'])
    const { page } = Bakari
    await open(page, organizationAt(organization))
    await awake(page, 'tbody tr')
    await expect(tabs(page).getByRole('link')).toContainText(['Members', 'Settings'])
    await page.getByRole('button', { name: 'Actions on Chidi' }).click()
    await changeRole(Amara.request, organization, [Bakari.email, 'member'])
    await choose(page.getByRole('menuitemradio', { name: 'Administrator' }))
    await expect(page.getByText('Couldn’t change Chidi’s role')).toBeVisible()
    await expect(rowOf(page, 'Chidi')).toContainText('Member')
    await expect(tabs(page).getByRole('link', { name: 'Settings' })).toHaveCount(0)

    const settings = `${organizationAt(organization)}/settings`
    await open(page, settings)
    await expect(page.getByText('This section is for owners and administrators')).toBeVisible()
    expect((await Dina.page.goto(settings))?.status()).toBe(404)
    await expect(Dina.page.getByText('This page could not be found')).toBeVisible()
  })
})

test('spec 8: an organization that is gone meanwhile is told where it is missed', async ({
  browser,
}) => {
  await withPeople(browser, ['Ada', 'Ben'], async ({ Ada, Ben }) => {
    const library = await makeOrganization(Ada.request)
    const path = `/organizations/${library.id}`
    await joins(library, Ben)
    await changeRole(Ada.request, library, [Ben.email, 'administrator'])
    const ben = (await membersOf(Ada.request, library)).find(({ email }) => email === Ben.email)
    const { page } = Ben

    await open(page, `${organizationAt(library)}/settings`)
    await awake(page, 'main form input')
    await page.locator('main form input[name=name]').fill('Shelbyville')
    await callApi(Ada.request, ['DELETE', `${path}/members/${ben?.id}`])
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByText(wordsOf('ORGANIZATION_NOT_FOUND', 'en')).first()).toBeVisible()
  })
})
