import type { Browser, Page } from '@playwright/test'
import { awake, expect, open } from '../../../tests/e2e/browser.ts'
import { wordsOf } from '../../../tests/e2e/code-words.ts'
import {
  changeRole,
  makeOrganization,
  type MadeOrganization,
  membersOf,
  type Person,
  withPeople,
} from './test-members.ts'
import { joins, organizationAt } from './test-organizations.ts'

export interface Late {
  code: string
  part: string
  ready: string
  begin: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
  as?: 'owner'
}

export const row = (page: Page, name: string) =>
  page.locator('tbody tr[aria-rowindex]').filter({ hasText: name })
export const openMenu = (page: Page, name: string) => row(page, name).locator('button').click()
export const submit = (page: Page) =>
  page.getByRole('dialog').locator('button[type=submit]').click()
export const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button').last().click()
export const rows = 'tbody tr button'

// Refusals in both languages: invitations-codes.spec.ts.
export const language = 'ar'

interface Met {
  library: MadeOrganization
  Ada: Person
  Ben: Person
  Cleo: Person
  page: Page
  said: (code: string) => Promise<void>
}

/** Ada owns an organization. Ben loses his role before he presses, and has it again for `more`. */
export const pressLate = (browser: Browser, late: Late[], more?: (met: Met) => Promise<void>) =>
  withPeople(browser, ['Ada', 'Ben', 'Cleo'], async ({ Ada, Ben, Cleo }) => {
    const library = await makeOrganization(Ada.request)
    await joins(library, Ben)
    await joins(library, Cleo)
    const is = (role: string) => changeRole(Ada.request, library, [Ben.email, role])
    const { page } = Ben
    const said = (code: string) =>
      expect(page.getByText(wordsOf(code, language)).first()).toBeVisible()

    for (const { code, part, ready, begin, press, as = 'administrator' } of late) {
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
    await more?.({ library, Ada, Ben, Cleo, page, said })
  })

export async function memberIdOf(
  { request }: Person,
  { library, email }: { library: MadeOrganization; email: string },
) {
  const all = await membersOf(request, library)
  return all.find((one) => one.email === email)?.id
}
