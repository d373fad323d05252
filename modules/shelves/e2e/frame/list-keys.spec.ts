import { listOf, ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { sheet } from '../../../../tests/e2e/areas/palette.ts'
import { expect, open, test } from '../../../../tests/e2e/browser.ts'
import { bulkBar, openList, rowLink, rowOf, rows, searchBox } from '../../../../tests/e2e/lists.ts'
import { holdToasts } from '../../../../tests/e2e/toasts.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(60, 'test')

const selected = 'tbody tr[data-selected]'

test('keys extend the selection, select all, delete and create', async ({ page }) => {
  await openList(page, listOf(own.tag))
  await holdToasts(page)
  await page.keyboard.press('j')
  await expect(rowLink(page, 0)).toBeFocused()

  await test.step('Shift-J takes in the next row, Shift-K lets it go', async () => {
    await page.keyboard.press('Shift+J')
    await expect(page.locator(selected).first()).toBeVisible()
    await expect(bulkBar(page)).toContainText('2 selected')
    await page.keyboard.press('Shift+J')
    await expect(bulkBar(page)).toContainText('3 selected')
    await expect(rowLink(page, 2)).toBeFocused()
    await page.keyboard.press('Shift+K')
    await expect(bulkBar(page)).toContainText('2 selected')
  })

  await test.step('Ctrl-A selects the loaded rows and offers all that match', async () => {
    await page.keyboard.press('Control+a')
    await expect(bulkBar(page)).toContainText('50 selected')
    await bulkBar(page).getByRole('button', { name: 'Select all 60 matching' }).click()
    await expect(bulkBar(page)).toContainText('60 selected')
    await bulkBar(page).getByRole('button', { name: 'Clear selection' }).click()
  })

  await test.step('in a field, they are what they always are', async () => {
    await searchBox(page).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type(' J#gc')
    await expect(searchBox(page)).toHaveValue(`${own.tag} J#gc`)
    await expect(page.locator(selected)).toHaveCount(0)
    await searchBox(page).fill(own.tag)
    await expect(rows(page).first()).toContainText(own.tag)
  })

  await test.step('# deletes the row, and Undo brings it back', async () => {
    await rowLink(page, 0).focus()
    await page.keyboard.press('#')
    await expect(rowOf(page, own.title(1))).toHaveCount(0)
    await expect(rowLink(page, 0)).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, own.title(1))).toBeVisible()
  })

  await test.step('# deletes what is selected', async () => {
    await rowLink(page, 0).focus()
    await page.keyboard.press('Shift+J')
    await page.keyboard.press('#')
    await expect(page.getByText('2 books moved to trash')).toBeVisible()
  })

  await test.step('none acts below a dialog; C creates', async () => {
    await page.keyboard.press('?')
    await expect(sheet(page)).toBeVisible()
    await page.keyboard.press('c')
    await page.keyboard.press('#')
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL(/\/manager\/books\?/)
    await page.keyboard.press('c')
    await expect(page.getByRole('heading', { level: 1, name: 'New book' })).toBeVisible()
  })
})

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
