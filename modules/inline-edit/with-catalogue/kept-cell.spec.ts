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
import { discardUser, type MadeUser, makeUser } from '../../../tests/e2e/people.ts'
import { endSession, signInByCalls, signInHere } from '../../../tests/e2e/sign-in.ts'
import { openOnCell } from './test-edited-cells.ts'

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

const list = () => `/manager/books?searchTerm=${encodeURIComponent(book.title)}`

test('behaviour 34: what a user types into a cell comes back', async ({ page }) => {
  const editing = page.getByRole('group', { name: 'Editing Author' }).getByRole('textbox')
  await openOnCell(page, list(), 'Author')
  await page.keyboard.press('Enter')
  await editing.fill('Mary Shelley')
  await endSession(page)
  await editing.press('Enter')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signInHere(page, user.email)
  await expect(page).toHaveURL(/\/manager\/books/)

  await test.step('the user, who opens the cell again', async () => {
    await openOnCell(page, list(), 'Author')
    await page.keyboard.press('Enter')
    await expect(editing).toHaveValue('Mary Shelley')
  })

  await test.step('dismissed, it is gone', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await expect(editing).toHaveValue(book.author)
    await editing.fill('Ann Radcliffe')
  })

  await test.step('saved, it is gone', async () => {
    await editing.press('Enter')
    await expect(page.getByText(`Author of “${book.title}” updated`)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('kept-drafts'))).toBeNull()
  })
})

test('behaviour 34: another user never sees what was typed into a cell', async ({ page }) => {
  const other = await makeUser(admins, { role: 'admin', name: 'Ben Draft' })
  const part = {
    name: 'a cell',
    async open() {
      await openOnCell(page, list(), 'Author')
      await page.keyboard.press('Enter')
    },
    input: () => page.getByRole('group', { name: 'Editing Author' }).getByRole('textbox'),
  }
  await expectUnseen(page, part, other.email)
  await discardUser(admins, other)
})
