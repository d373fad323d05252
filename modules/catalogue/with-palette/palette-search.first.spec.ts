import {
  field,
  openPalette,
  option,
  options,
  palette,
  runCommand,
} from '#modules/palette/e2e/test-palette.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, expectAccessibleInBothThemes, open, test } from '../../../tests/e2e/browser.ts'
import { discardBook, freshTitle, makeBook } from '../e2e/test-books.ts'

test.use({ storageState: STATES.admin })

const visit = async (page: Parameters<typeof open>[0], path: string) => {
  const recent = () => page.evaluate(() => localStorage.getItem('recent')?.split('\n')[1])
  await open(page, path)
  await expect.poll(recent).toBe(path)
}

test.describe('with a record that is gone', () => {
  test.use({ forgiven: /404/ })

  test('the palette begins with what was opened last', async ({ page }) => {
    const book = await makeBook(page, { title: freshTitle('Recent') })
    const gone = await makeBook(page, { title: freshTitle('Gone') })
    await visit(page, `/manager/books/${gone.id}`)
    await visit(page, `/manager/books/${book.id}`)
    await visit(page, '/manager/activity')
    await visit(page, '/manager/dashboard')
    await discardBook(page, gone)
    const recent = palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')

    await test.step('pages and records, without the page behind and what is gone', async () => {
      await openPalette(page)
      await expect(recent.first()).toContainText('Activity')
      await expect(recent.nth(1)).toContainText(book.title)
      await expect(recent.nth(1).locator('.cover')).toBeVisible()
      await expect(recent.filter({ hasText: 'Gone' })).toHaveCount(0)
      await expectAccessibleInBothThemes(page)
    })

    await test.step('a record leads to its page in this area', async () => {
      await recent.nth(1).click()
      await expect(page).toHaveURL(new RegExp(`/manager/books/${book.id}$`))
    })

    await test.step('initials and letters in order find, and what was found is marked', async () => {
      await openPalette(page)
      await field(page).fill('dshb')
      await expect(option(page, 'Dashboard')).toHaveCount(1)
      await expect(options(page).first().locator('mark')).toHaveText(['D', 'shb'])
      await field(page).fill('ib')
      await expect(options(page).filter({ hasText: 'Import books' })).toHaveCount(1)
      await field(page).fill(book.title)
      await expect(options(page).filter({ hasText: book.title }).locator('mark')).not.toHaveCount(0)
      await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results?$/)
    })

    await test.step('genres lead to their books', async () => {
      await field(page).fill('poet')
      const genres = palette(page).getByRole('group', { name: 'Genres' })
      await genres.getByRole('option', { name: 'Poetry' }).click()
      await expect(page).toHaveURL(/\/manager\/books\?genre=[0-9a-f-]{36}$/)
    })

    await test.step('a command opens its dialog', async () => {
      await runCommand(page, 'new genre', 'New genre')
      await expect(page.getByRole('dialog', { name: 'New genre' })).toBeVisible()
    })
    await discardBook(page, book)
  })
})
