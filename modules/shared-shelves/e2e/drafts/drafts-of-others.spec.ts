import type { Page } from '@playwright/test'
import { checkFile } from '#modules/catalogue/e2e/test-checked-file.ts'
import {
  type MadeOrganization,
  endOrganization,
  makeOrganization,
} from '#modules/organizations/e2e/test-members.ts'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { openAwake, test } from '../../../../tests/e2e/browser.ts'
import { expectUnseen, type DraftPart } from '../../../../tests/e2e/forms/unseen-draft.ts'
import { discardUser, type MadeUser, makeUser } from '../../../../tests/e2e/people.ts'
import { signInByCalls } from '../../../../tests/e2e/sign-in.ts'

test.use({ forgiven: /40[14]/ })

test.describe('behaviour 34: another user never sees what was typed', () => {
  let admins: Page
  let user: MadeUser
  let other: MadeUser
  let review: string
  const organizations: MadeOrganization[] = []

  test.beforeAll(async ({ browser }) => {
    admins = await browser.newPage({ storageState: STATES.admin })
    user = await makeUser(admins, { role: 'admin', name: 'Ada Draft' })
    other = await makeUser(admins, { role: 'admin', name: 'Ben Draft' })
    review = await checkFile(admins.request, 'title,author,genre\nFrankenstein,,Novel')
  })

  test.afterAll(async () => {
    for (const one of organizations) await endOrganization(one)
    for (const one of [user, other]) await discardUser(admins, one)
    await admins.close()
  })

  const parts: DraftPart[] = [
    {
      name: 'into the dialog that shares a shelf',
      async open(page) {
        organizations.push(await makeOrganization(page.request))
        await openAwake(page, '/app/shelves/wanted#share', '[role=dialog]')
      },
      input: (page) => page.getByRole('radio', { name: 'Can add books' }),
    },
    {
      name: 'into the correction of an import',
      open: (page) => openAwake(page, review, 'form'),
      input: (page) => page.getByRole('listitem').getByLabel('Author'),
    },
  ]

  for (const part of parts) {
    test(part.name, async ({ page }) => {
      await signInByCalls(page.request, user.email)
      await expectUnseen(page, part, other.email)
    })
  }
})
