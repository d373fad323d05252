import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, expectAccessibleInBothThemes, open, test } from '../../../tests/e2e/browser.ts'
import { browserOf, discardUser, makeUser } from '../../../tests/e2e/people.ts'
import { PHONE } from '../../../tests/e2e/site.ts'
import { field, openPalette, option, options, palette } from './test-palette.ts'

test.use({ storageState: STATES.admin })

const visit = async (page: Parameters<typeof open>[0], path: string) => {
  const recent = () => page.evaluate(() => localStorage.getItem('recent')?.split('\n')[1])
  await open(page, path)
  await expect.poll(recent).toBe(path)
}

test('signing out forgets what was opened', async ({ page, browser }) => {
  const user = await makeUser(page, { role: 'admin' })
  const context = await browserOf(browser, user)
  const theirs = await context.newPage()
  await visit(theirs, '/manager/jobs')
  await visit(theirs, '/manager/users')
  await openPalette(theirs)
  await expect(options(theirs).first()).toContainText('Jobs')
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
    await visit(page, '/manager/users')
    await visit(page, '/manager/dashboard')
    const button = page.getByRole('button', { name: 'Search or jump to…' })
    await button.tap()
    await expect(options(page).first()).toContainText('Users')
    const offered = (await options(page).allTextContents()).join('\n')
    expect(offered).not.toMatch(/API Documentation|Dark|Français|shortcuts|version|Sign out/)
    await expect(palette(page).locator('kbd').filter({ visible: true })).toHaveCount(0)
    expect((await field(page).boundingBox())!.height).toBeGreaterThanOrEqual(60)
    await expectAccessibleInBothThemes(page)

    await test.step('the cross empties the field', async () => {
      await field(page).fill('user')
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
