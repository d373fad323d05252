import type { Page } from '@playwright/test'
import { bookOfAnAdmin } from '#modules/catalogue/e2e/test-book-of-an-admin.ts'
import { expect, test } from '../../../tests/e2e/browser.ts'
import { expectUnseen } from '../../../tests/e2e/forms/unseen-draft.ts'
import { bulkBar, openList } from '../../../tests/e2e/lists.ts'
import { discardUser, makeUser } from '../../../tests/e2e/people.ts'
import { endSession, signInHere } from '../../../tests/e2e/sign-in.ts'

test.use({ forgiven: /40[14]/ })

const own = bookOfAnAdmin()

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit selection' })

const author = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Author' })

async function openDialog(page: Page) {
  await openList(page, own.list)
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await bulkBar(page).getByRole('button', { name: 'Edit' }).click()
}

test('behaviour 34: what a user types into the dialog comes back', async ({ page }) => {
  await openDialog(page)
  await author(page).fill('Mary Shelley')
  await endSession(page)
  await dialogOf(page).getByRole('button', { name: 'Preview' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signInHere(page, own.user.email)
  await expect(page).toHaveURL(/\/manager\/books/)

  await test.step('the user, who opens the dialog again', async () => {
    await openDialog(page)
    await expect(author(page)).toHaveValue('Mary Shelley')
  })
})

test('behaviour 34: another user never sees what was typed into the dialog', async ({ page }) => {
  const other = await makeUser(own.admins, { role: 'admin', name: 'Ben Draft' })
  const part = { name: 'the dialog', open: openDialog, input: author }
  await expectUnseen(page, part, other.email)
  await discardUser(own.admins, other)
})
