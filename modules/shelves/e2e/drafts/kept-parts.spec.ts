import type { Page } from '@playwright/test'
import {
  freshTitle,
  type MadeBook,
  discardBook,
  makeBook,
} from '#modules/catalogue/e2e/test-books.ts'
import { openOnCell } from '#modules/catalogue/e2e/test-edited-cells.ts'
import { endOrganization, makeOrganization } from '#modules/organizations/e2e/test-invited.ts'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, openAwake, test } from '../../../../tests/e2e/browser.ts'
import { bulkBar, openList } from '../../../../tests/e2e/lists.ts'
import { discardUser, type MadeUser, makeUser } from '../../../../tests/e2e/people.ts'
import { askForCode, newestCode, signInByCalls } from '../../../../tests/e2e/sign-in.ts'

test.use({ forgiven: /40[14]/ })

async function signInHere(page: Page, email: string) {
  await askForCode(page, email)
  await page.getByLabel('Code').pressSequentially(await newestCode(page.request, email))
}

const endSession = (page: Page) => page.context().clearCookies({ name: /session_token/ })

test.describe('behaviour 34: what a user types outside of a page of its own comes back, too', () => {
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

  test('into a cell of a list', async ({ page }) => {
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

  test('into the dialog that edits a selection', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Edit selection' })
    const openDialog = async () => {
      await openList(page, list())
      await page.getByRole('checkbox', { name: 'Select all shown' }).check()
      await bulkBar(page).getByRole('button', { name: 'Edit' }).click()
    }
    await openDialog()
    await dialog.getByRole('textbox', { name: 'Author' }).fill('Mary Shelley')
    await endSession(page)
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await signInHere(page, user.email)
    await expect(page).toHaveURL(/\/manager\/books/)

    await test.step('the user, who opens the dialog again', async () => {
      await openDialog()
      await expect(dialog.getByRole('textbox', { name: 'Author' })).toHaveValue('Mary Shelley')
    })
  })

  test('into the dialog that shares a shelf', async ({ page }) => {
    const organization = await makeOrganization(page.request)
    await openAwake(page, '/app/shelves/wanted#share', '[role=dialog]')
    const add = page.getByRole('radio', { name: 'Can add books' })
    await add.check()
    await endSession(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await signInHere(page, user.email)
    await expect(page).toHaveURL(/\/app\/shelves\/wanted/)
    await expect(add).toBeChecked()
    await expect(page.getByText('What you typed earlier is back.')).toBeVisible()
    await endOrganization(admins.request, organization)
  })
})
