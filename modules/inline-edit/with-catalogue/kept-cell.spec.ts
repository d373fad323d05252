import { bookOfAnAdmin } from '#modules/catalogue/e2e/test-book-of-an-admin.ts'
import { expect, test } from '../../../tests/e2e/browser.ts'
import { expectUnseen } from '../../../tests/e2e/forms/unseen-draft.ts'
import { discardUser, makeUser } from '../../../tests/e2e/people.ts'
import { endSession, signInHere } from '../../../tests/e2e/sign-in.ts'
import { openOnCell } from './test-edited-cells.ts'

test.use({ forgiven: /40[14]/ })

const own = bookOfAnAdmin()

test('behaviour 34: what a user types into a cell comes back', async ({ page }) => {
  const editing = page.getByRole('group', { name: 'Editing Author' }).getByRole('textbox')
  await openOnCell(page, own.list, 'Author')
  await page.keyboard.press('Enter')
  await editing.fill('Mary Shelley')
  await endSession(page)
  await editing.press('Enter')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signInHere(page, own.user.email)
  await expect(page).toHaveURL(/\/manager\/books/)

  await test.step('the user, who opens the cell again', async () => {
    await openOnCell(page, own.list, 'Author')
    await page.keyboard.press('Enter')
    await expect(editing).toHaveValue('Mary Shelley')
  })

  await test.step('dismissed, it is gone', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await expect(editing).toHaveValue(own.book.author)
    await editing.fill('Ann Radcliffe')
  })

  await test.step('saved, it is gone', async () => {
    await editing.press('Enter')
    await expect(page.getByText(`Author of “${own.book.title}” updated`)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('kept-drafts'))).toBeNull()
  })
})

test('behaviour 34: another user never sees what was typed into a cell', async ({ page }) => {
  const other = await makeUser(own.admins, { role: 'admin', name: 'Ben Draft' })
  const part = {
    name: 'a cell',
    async open() {
      await openOnCell(page, own.list, 'Author')
      await page.keyboard.press('Enter')
    },
    input: () => page.getByRole('group', { name: 'Editing Author' }).getByRole('textbox'),
  }
  await expectUnseen(page, part, other.email)
  await discardUser(own.admins, other)
})
