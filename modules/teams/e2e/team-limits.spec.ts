import type { Page } from '@playwright/test'
import {
  changeRole,
  makeOrganization,
  withPeople,
} from '#modules/organizations/e2e/test-members.ts'
import { joins, organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import { awake, choose, expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { wordsOf } from '../../../tests/e2e/code-words.ts'
import { startProduct } from '../../../tests/e2e/own-product.ts'
import { originOf } from '../../../tests/e2e/ports.ts'

const narrow = originOf('teams')

let product: { close: () => Promise<void> }

test.beforeAll(async () => {
  product = await startProduct(narrow, {
    LIMIT_TEAMS_PER_ORGANIZATION: '1',
    LIMIT_MEMBERS_PER_TEAM: '1',
  })
})
test.afterAll(() => product.close())

async function openNarrow(page: Page, path: string, ready: string) {
  await page.goto(`${narrow}${path}?lng=en`)
  await awake(page, ready)
}

const said = (page: Page, code: string) =>
  expect(page.getByText(wordsOf(code, 'en')).first()).toBeVisible()

test('spec 8: limits of teams are told where they are met', async ({ browser }) => {
  await withPeople(browser, ['Ada', 'Ben'], async ({ Ada, Ben }) => {
    const library = await makeOrganization(Ada.request)
    await joins(library, Ben)
    const { page } = Ada
    const dialog = page.getByRole('dialog')

    await openNarrow(page, `${organizationAt(library)}/teams`, 'tbody tr button')
    await page.getByRole('main').locator('section > header button').click()
    await dialog.getByRole('textbox').fill('Night circle')
    await dialog.locator('button[type=submit]').click()
    await said(page, 'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS')

    await openNarrow(page, `${organizationAt(library)}/teams`, 'tbody tr button')
    await page.locator('tbody tr[aria-rowindex]').getByRole('link').click()
    await dialog.getByRole('combobox').fill('Ben')
    await page.getByRole('option', { name: 'Ben' }).click()
    await said(page, 'TEAM_MEMBER_LIMIT_REACHED')
  })
})

test('spec 8: a team that is gone meanwhile is told where it is missed', async ({ browser }) => {
  await withPeople(browser, ['Ada', 'Ben'], async ({ Ada, Ben }) => {
    const library = await makeOrganization(Ada.request)
    const path = `/organizations/${library.id}`
    await joins(library, Ben)
    await changeRole(Ada.request, library, [Ben.email, 'administrator'])
    const team = await callApi(Ada.request, ['POST', `${path}/teams`], { name: 'Night circle' })
    const { id: teamId } = (await team.json()) as { id: string }
    const { page } = Ben
    const dialog = page.getByRole('dialog')

    await open(page, `${organizationAt(library)}/teams`)
    await awake(page, 'tbody tr button')
    await page.getByRole('button', { name: 'Actions on Night circle' }).click()
    await choose(page.getByRole('menuitem', { name: 'Rename…' }))
    await callApi(Ada.request, ['DELETE', `${path}/teams/${teamId}`])
    await dialog.getByRole('textbox').fill('Day circle')
    await dialog.locator('button[type=submit]').click()
    await said(page, 'TEAM_NOT_FOUND')
  })
})
