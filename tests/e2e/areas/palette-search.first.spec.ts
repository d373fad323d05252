import { STATES } from '../accounts.ts'
import { discardBook, freshTitle, makeBook } from '../books/books.ts'
import { expect, expectAccessibleInBothThemes, open, test } from '../browser.ts'
import { browserOf, discardUser, makeUser } from '../people.ts'
import { PHONE } from '../site.ts'
import { field, openPalette, option, options, palette } from './palette.ts'

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
    await discardBook(page, book)
  })
})

test('signing out forgets what was opened', async ({ page, browser }) => {
  const user = await makeUser(page)
  const context = await browserOf(browser, user)
  const theirs = await context.newPage()
  await visit(theirs, '/app/books')
  await visit(theirs, '/app/shelves')
  await openPalette(theirs)
  await expect(options(theirs).first()).toContainText('Books')
  await field(theirs).fill('sign out')
  await theirs.keyboard.press('Enter')
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(theirs).toHaveURL(/\/login/)
  expect(await theirs.evaluate(() => localStorage.getItem('recent'))).toBeNull()
  await context.close()
  await discardUser(page, user)
})

test.describe('on the phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the search is a screen of its own, without shortcuts', async ({ page }) => {
    await visit(page, '/manager/books')
    await visit(page, '/manager/dashboard')
    const button = page.getByRole('button', { name: 'Search or jump to…' })
    await button.tap()
    await expect(options(page).first()).toContainText('Books')
    const offered = (await options(page).allTextContents()).join('\n')
    expect(offered).not.toMatch(/API Documentation|Dark|Français|shortcuts|version|Sign out/)
    await expect(palette(page).locator('kbd').filter({ visible: true })).toHaveCount(0)
    expect((await field(page).boundingBox())!.height).toBeGreaterThanOrEqual(60)
    await expectAccessibleInBothThemes(page)

    await test.step('the cross empties the field', async () => {
      await field(page).fill('book')
      await palette(page).getByRole('button', { name: 'Clear search' }).tap()
      await expect(field(page)).toHaveValue('')
      await expect(field(page)).toBeFocused()
    })

    await test.step('Back closes it, by the gesture and by the arrow', async () => {
      await page.goBack()
      await expect(palette(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/manager\/dashboard(\?lng=en)?$/)
      await button.tap()
      await palette(page).getByRole('button', { name: 'Back' }).tap()
      await expect(palette(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/manager\/dashboard(\?lng=en)?$/)
    })

    await test.step('from what was found, Back leads to the page before', async () => {
      await button.tap()
      await field(page).fill('activity')
      await option(page, 'Activity').tap()
      await expect(page).toHaveURL(/\/manager\/activity$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/manager\/dashboard(\?lng=en)?$/)
      await expect(palette(page)).toHaveCount(0)
    })
  })
})
