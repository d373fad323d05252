import type { Page } from '@playwright/test'
import { awake, choose, expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { wordsOf } from '../../../tests/e2e/code-words.ts'
import { changeRole, makeOrganization, membersOf, type Person, withPeople } from './test-members.ts'
import { joins, organizationAt } from './test-organizations.ts'

interface Late {
  code: string
  part: string
  ready: string
  begin: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
  as?: 'owner'
}

const row = (page: Page, name: string) =>
  page.locator('tbody tr[aria-rowindex]').filter({ hasText: name })
const openMenu = (page: Page, name: string) => row(page, name).locator('button').click()
const submit = (page: Page) => page.getByRole('dialog').locator('button[type=submit]').click()
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button').last().click()
const rows = 'tbody tr button'

const LATE: Late[] = [
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER',
    part: '',
    ready: rows,
    begin: (page) => openMenu(page, 'Cleo'),
    press: (page) => choose(page.getByRole('menuitemradio').first()),
  },
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER',
    part: '',
    ready: rows,
    begin: async (page) => {
      await openMenu(page, 'Cleo')
      await choose(page.getByRole('menuitem').last())
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
    press: confirm,
  },
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
    begin: async (page) => {
      await row(page, 'Springfield').getByRole('link').click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
    press: (page) => page.getByRole('dialog').locator('li button').first().click(),
  },
  {
    code: 'YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER',
    part: '/teams',
    ready: rows,
    begin: async (page) => {
      await row(page, 'Springfield').getByRole('link').click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
      await page.getByRole('dialog').getByRole('combobox').fill('Cleo')
      await expect(page.getByRole('option')).toHaveCount(1)
    },
    press: (page) => page.getByRole('option', { name: 'Cleo' }).click(),
  },
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

// Refusals in both languages: invitations-codes.spec.ts.
const language = 'ar'

test('spec 8: users who may not any more are told where they pressed', async ({ browser }) => {
  test.setTimeout(180_000)
  await withPeople(browser, ['Ada', 'Ben', 'Cleo'], async ({ Ada, Ben, Cleo }) => {
    const library = await makeOrganization(Ada.request)
    await joins(library, Ben)
    await joins(library, Cleo)
    const is = (role: string) => changeRole(Ada.request, library, [Ben.email, role])
    const { page } = Ben
    const said = (code: string) =>
      expect(page.getByText(wordsOf(code, language)).first()).toBeVisible()

    for (const { code, part, ready, begin, press, as = 'administrator' } of LATE) {
      await is(as)
      await open(page, `${organizationAt(library)}${part}`, { language })
      await awake(page, ready)
      await begin(page)
      await is('member')
      await press(page)
      await said(code)
      await page.goto('about:blank')
    }

    await is('administrator')
    await open(page, `${organizationAt(library)}/teams`, { language })
    await awake(page, rows)
    await openMenu(page, 'Springfield')
    await choose(page.getByRole('menuitem').last())
    await confirm(page)
    await said('UNABLE_TO_REMOVE_LAST_TEAM')

    await open(page, `${organizationAt(library)}/teams`, { language })
    await awake(page, rows)
    await row(page, 'Springfield').getByRole('link').click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await takeOut(Ada, library.id)
    await page.getByRole('dialog').locator('li button').first().click()
    await said('USER_IS_NOT_A_MEMBER_OF_THE_TEAM')

    await open(page, organizationAt(library), { language })
    await awake(page, rows)
    await openMenu(page, 'Cleo')
    await sendAway(Ada, library.id, Cleo.email)
    await choose(page.getByRole('menuitemradio').first())
    await said('MEMBER_NOT_FOUND')

    await open(Ada.page, `${organizationAt(library)}#leave`, { language })
    await confirm(Ada.page)
    const alone = wordsOf('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER', language)
    await expect(Ada.page.getByRole('alertdialog').getByRole('alert')).toHaveText(alone)
  })
})

async function sendAway({ request }: Person, id: string, email: string) {
  const member = (await membersOf(request, { id, slug: '', name: '' })).find(
    (one) => one.email === email,
  )
  const path = `/organizations/${id}/members/${member?.id}`
  expect((await callApi(request, ['DELETE', path])).status()).toBe(204)
}

async function takeOut({ request, email }: Person, id: string) {
  const member = (await membersOf(request, { id, slug: '', name: '' })).find(
    (one) => one.email === email,
  )
  const answer = await request.get(`/api/v1/organizations/${id}/teams`)
  const [team] = ((await answer.json()) as { items: { id: string }[] }).items
  const path = `/organizations/${id}/teams/${team?.id}/members/${member?.id}`
  expect((await callApi(request, ['DELETE', path])).status()).toBe(204)
}
