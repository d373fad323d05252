import type { Page } from '@playwright/test'
import {
  confirm,
  language,
  type Late,
  memberIdOf,
  openMenu,
  pressLate,
  row,
  rows,
  submit,
} from '#modules/organizations/e2e/test-late.ts'
import { organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import { awake, choose, expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'

async function openTeam(page: Page) {
  await row(page, 'Springfield').getByRole('link').click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
}

const LATE: Late[] = [
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION',
    part: '/teams',
    ready: 'main header button',
    begin: async (page) => {
      await page.getByRole('main').locator('section > header button').click()
      await page.getByRole('dialog').getByRole('textbox').fill('Night circle')
    },
    press: submit,
  },
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM',
    part: '/teams',
    ready: rows,
    begin: async (page) => {
      await openMenu(page, 'Springfield')
      await choose(page.getByRole('menuitem').nth(1))
      await page.getByRole('dialog').getByRole('textbox').fill('Night circle')
    },
    press: submit,
  },
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION',
    part: '/teams',
    ready: rows,
    begin: async (page) => {
      await openMenu(page, 'Springfield')
      await choose(page.getByRole('menuitem').last())
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
    press: confirm,
  },
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER',
    part: '/teams',
    ready: rows,
    begin: openTeam,
    press: (page) => page.getByRole('dialog').locator('li button').first().click(),
  },
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER',
    part: '/teams',
    ready: rows,
    begin: async (page) => {
      await openTeam(page)
      await page.getByRole('dialog').getByRole('combobox').fill('Cleo')
      await expect(page.getByRole('option')).toHaveCount(1)
    },
    press: (page) => page.getByRole('option', { name: 'Cleo' }).click(),
  },
]

test('spec 8: users who may change no team any more are told where they pressed', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  await pressLate(browser, LATE, async ({ library, Ada, page, said }) => {
    await open(page, `${organizationAt(library)}/teams`, { language })
    await awake(page, rows)
    await openMenu(page, 'Springfield')
    await choose(page.getByRole('menuitem').last())
    await confirm(page)
    await said('UNABLE_TO_REMOVE_LAST_TEAM')

    await open(page, `${organizationAt(library)}/teams`, { language })
    await awake(page, rows)
    await openTeam(page)
    const teams = `/organizations/${library.id}/teams`
    const answer = await Ada.request.get(`/api/v1${teams}`)
    const [team] = ((await answer.json()) as { items: { id: string }[] }).items
    const ada = await memberIdOf(Ada, { library, email: Ada.email })
    const path = `${teams}/${team?.id}/members/${ada}`
    expect((await callApi(Ada.request, ['DELETE', path])).status()).toBe(204)
    await page.getByRole('dialog').locator('li button').first().click()
    await said('USER_IS_NOT_A_MEMBER_OF_THE_TEAM')
  })
})
