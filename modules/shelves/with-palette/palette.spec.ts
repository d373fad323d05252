import { field, openPalette, options, runCommand } from '#modules/palette/e2e/test-palette.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'

test.describe('behaviour 9: the palette of an admin', () => {
  test.use({ storageState: STATES.admin })

  for (const [area, home] of [
    ['app', '/app'],
    ['manager', '/manager/dashboard'],
  ]) {
    test(`finds books by name from ${home}, and leads to their page in the area`, async ({
      page,
    }) => {
      await open(page, home!)
      await openPalette(page)
      await field(page).fill('frankenstein')
      await expect(options(page).first()).toContainText('Frankenstein')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/${area}/books/[0-9a-f-]{36}$`))
    })
  }

  test('finds pages, those of the current area first, and opens dialogs', async ({ page }) => {
    await open(page, '/manager/dashboard')
    await openPalette(page)
    await field(page).fill('books')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/manager\/books$/)
    await runCommand(page, 'library books', 'Books')
    await expect(page).toHaveURL(/\/app\/books$/)
    await expect(page.getByRole('link', { name: 'Open App' })).toHaveCount(0)
    await runCommand(page, 'new shelf', 'New shelf')
    await expect(page.getByRole('dialog', { name: 'New shelf' })).toBeVisible()
  })
})

test.describe('for users who may not manage', () => {
  test.use({ storageState: STATES.user })

  test('a book is found, and none of the manager’s commands for books is offered', async ({
    page,
  }) => {
    await open(page, '/app')
    await openPalette(page)
    expect((await options(page).allTextContents()).join(' ')).not.toMatch(
      /New book|Trash|Import books/,
    )
    await field(page).fill('frankenstein')
    await expect(options(page).first()).toContainText('Frankenstein')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/app\/books\/[0-9a-f-]{36}$/)
  })
})
