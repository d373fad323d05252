import { awake, choose, expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { wordsOf } from '../../../tests/e2e/code-words.ts'
import {
  confirm,
  language,
  type Late,
  memberIdOf,
  openMenu,
  pressLate,
  rows,
  submit,
} from './test-late.ts'
import { organizationAt } from './test-organizations.ts'

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

test('spec 8: users who may not any more are told where they pressed', async ({ browser }) => {
  test.setTimeout(180_000)
  await pressLate(browser, LATE, async ({ library, Ada, Cleo, page, said }) => {
    await open(page, organizationAt(library), { language })
    await awake(page, rows)
    await openMenu(page, 'Cleo')
    const cleo = await memberIdOf(Ada, { library, email: Cleo.email })
    const path = `/organizations/${library.id}/members/${cleo}`
    expect((await callApi(Ada.request, ['DELETE', path])).status()).toBe(204)
    await choose(page.getByRole('menuitemradio').first())
    await said('MEMBER_NOT_FOUND')

    await open(Ada.page, `${organizationAt(library)}#leave`, { language })
    await confirm(Ada.page)
    const alone = wordsOf('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER', language)
    await expect(Ada.page.getByRole('alertdialog').getByRole('alert')).toHaveText(alone)
  })
})
