import { sheet } from '#modules/palette/e2e/test-palette.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { openList } from '../../../tests/e2e/lists.ts'

test.use({ storageState: STATES.admin })

test('G and a letter go to a page of the area, as the sheet says', async ({ page }) => {
  await openList(page, '/manager/books')
  await page.keyboard.press('?')
  const going = sheet(page).getByRole('heading', { name: 'Go to' }).locator('..')
  await expect(going.locator('dt')).toHaveText([
    'Dashboard',
    'Books',
    'Genres',
    'Users',
    'Organizations',
    'Activity',
    'API keys',
    'Jobs',
    'Webhooks',
    'Account',
  ])
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  for (const [letter, name] of [
    ['g', 'Genres'],
    ['u', 'Users'],
    ['b', 'Books'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.keyboard.press('g')
  await page.keyboard.press('x')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/manager\/books/)
})

test('G and a letter go in the app, too', async ({ page }) => {
  await open(page, '/app')
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page).toHaveURL(/\/app\/shelves$/)
})
