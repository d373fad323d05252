import { awake, choose, expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { wordsOf } from '../../../tests/e2e/code-words.ts'
import { confirm, language, type Late, memberIdOf, openMenu, pressLate, rows } from './test-late.ts'
import type { Person } from './test-members.ts'
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
]

test('spec 8: users who may not any more are told where they pressed', async ({ browser }) => {
  test.setTimeout(180_000)
  await pressLate(browser, LATE, async ({ library, Ada, Ben, Cleo, page, said }) => {
    const remove = async ({ email }: Person) => {
      const path = `/organizations/${library.id}/members/${await memberIdOf(Ada, { library, email })}`
      expect((await callApi(Ada.request, ['DELETE', path])).status()).toBe(204)
    }
    await open(page, organizationAt(library), { language })
    await awake(page, rows)
    await openMenu(page, 'Cleo')
    await remove(Cleo)
    await choose(page.getByRole('menuitemradio').first())
    await said('MEMBER_NOT_FOUND')

    await openMenu(page, 'Ben')
    await remove(Ben)
    await choose(page.getByRole('menuitemradio').first())
    await said('ORGANIZATION_NOT_FOUND')

    await open(Ada.page, `${organizationAt(library)}#leave`, { language })
    await confirm(Ada.page)
    const alone = wordsOf('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER', language)
    await expect(Ada.page.getByRole('alertdialog').getByRole('alert')).toHaveText(alone)

    await open(Ada.page, organizationAt(library), { language })
    await awake(Ada.page, rows)
    await openMenu(Ada.page, 'Ada')
    await choose(Ada.page.getByRole('menuitemradio').last())
    const ownerless = wordsOf('YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER', language)
    await expect(Ada.page.getByText(ownerless).first()).toBeVisible()
  })
})
