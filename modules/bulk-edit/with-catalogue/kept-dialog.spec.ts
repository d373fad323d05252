import type { Page } from '@playwright/test'
import {
  freshTitle,
  type MadeBook,
  discardBook,
  makeBook,
} from '#modules/catalogue/e2e/test-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../tests/e2e/browser.ts'
import { expectUnseen } from '../../../tests/e2e/forms/unseen-draft.ts'
import { bulkBar, openList } from '../../../tests/e2e/lists.ts'
import { discardUser, type MadeUser, makeUser } from '../../../tests/e2e/people.ts'
import { endSession, signInByCalls, signInHere } from '../../../tests/e2e/sign-in.ts'

test.use({ forgiven: /40[14]/ })

let admins: Page
let user: MadeUser
let book: MadeBook

test.beforeEach(async ({ browser, page }) => {
  admins = await browser.newPage({ storageState: STATES.admin })
  user = await makeUser(admins, { role: 'admin', name: 'Ada Draft' })
  book = await makeBook(admins, { title: freshTitle('Half a Cell') })
  await signInByCalls(page.request, user.email)
})

test.afterEach(async ({ page }) => {
  await page.goto('about:blank')
  await discardBook(admins, book)
  await discardUser(admins, user)
  await admins.close()
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit selection' })

const author = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Author' })

const list = () => `/manager/books?searchTerm=${encodeURIComponent(book.title)}`

async function openDialog(page: Page) {
  await openList(page, list())
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await bulkBar(page).getByRole('button', { name: 'Edit' }).click()
}

test('behaviour 34: what a user types into the dialog comes back', async ({ page }) => {
  await openDialog(page)
  await author(page).fill('Mary Shelley')
  await endSession(page)
  await dialogOf(page).getByRole('button', { name: 'Preview' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signInHere(page, user.email)
  await expect(page).toHaveURL(/\/manager\/books/)

  await test.step('the user, who opens the dialog again', async () => {
    await openDialog(page)
    await expect(author(page)).toHaveValue('Mary Shelley')
  })
})

test('behaviour 34: another user never sees what was typed into the dialog', async ({ page }) => {
  const other = await makeUser(admins, { role: 'admin', name: 'Ben Draft' })
  const part = { name: 'the dialog', open: openDialog, input: author }
  await expectUnseen(page, part, other.email)
  await discardUser(admins, other)
})
