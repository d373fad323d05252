import { STATES } from '../../../../tests/e2e/accounts.ts'
import {
  awake,
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from '../../../../tests/e2e/browser.ts'
import { add, apply, editor, filters, find, pill } from '../../../../tests/e2e/filters.ts'
import { openList, rows } from '../../../../tests/e2e/lists.ts'
import { listOf, ownBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(60)

test('filters are pills of several values, ranges and days', async ({ page }) => {
  await openList(page, listOf(own.tag))

  await test.step('several genres stand in one pill, and in the address', async () => {
    await find(page, 'Genre', 'Novel', 'Poetry')
    await expect(pill(page, 'Genre')).toHaveText(/Genre: .*Novel.*, .*Poetry/)
    await expect(pill(page, 'Genre')).toBeFocused()
    await expect(page).toHaveURL(/genre=[\w-]+%2C[\w-]+/)
    await expect(page.getByText('Showing 50 of 60')).toBeVisible()
  })

  await test.step('a range of years, by the key that adds a filter', async () => {
    await page.keyboard.press('f')
    await page.getByRole('menuitem', { name: 'Year' }).press('Enter')
    await expect(editor(page, 'Year').getByRole('textbox', { name: 'From' })).toBeFocused()
    await page.keyboard.type('1950')
    await page.keyboard.press('Tab')
    await editor(page, 'Year').getByRole('textbox', { name: 'To' }).fill('1900')
    await page.keyboard.press('Enter')
    await expect(pill(page, 'Year')).toHaveText('Year: 1900–1950')
    await expect(pill(page, 'Year')).toBeFocused()
    await expect(page).toHaveURL(/publishedYear=1900\.\.1950/)
  })

  await test.step('recent days, and an author that there is', async () => {
    await add(page, 'Added')
    await editor(page, 'Added').getByText('Last 30 days').click()
    await apply(page, 'Added')
    await expect(pill(page, 'Added')).toHaveText('Added: Last 30 days')
    await add(page, 'Author')
    await editor(page, 'Author').getByRole('combobox').fill(own.tag)
    await page.getByRole('option', { name: own.tag }).first().click()
    await apply(page, 'Author')
    await expect(pill(page, 'Author')).toContainText(own.tag)
  })

  await test.step('missing fields; complete books lack none of them', async () => {
    await add(page, 'Missing')
    const missing = editor(page, 'Missing')
    await missing.getByRole('checkbox', { name: 'ISBN' }).check()
    await missing.getByRole('checkbox', { name: 'Nothing' }).check()
    await expect(missing.getByRole('checkbox', { name: 'ISBN' })).not.toBeChecked()
    await missing.getByRole('checkbox', { name: 'Description' }).check()
    await missing.getByRole('checkbox', { name: 'ISBN' }).check()
    await apply(page, 'Missing')
    await expect(pill(page, 'Missing')).toHaveText('Missing: Description, ISBN')
    await expectAccessibleInBothThemes(page)
  })

  await test.step('the server draws the pills, and Escape leaves them as they are', async () => {
    const html = await (await page.request.get(page.url())).text()
    expect(html).toContain('Missing: Description, ISBN')
    await page.reload()
    await awake(page, 'main [data-filter]')
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => pill(page, 'Missing').click(),
    ]) {
      await pill(page, 'Missing').click()
      await expect(editor(page, 'Missing').getByRole('checkbox').first()).toBeFocused()
      await close()
      await expect(editor(page, 'Missing')).toBeHidden()
      await expect(pill(page, 'Missing')).toBeFocused()
    }
  })

  await test.step('a removed pill gives the focus to the next, and all are cleared at once', async () => {
    await filters(page).getByRole('button', { name: 'Remove filter: Author' }).press('Enter')
    await expect(pill(page, 'Author')).toHaveCount(0)
    await expect(pill(page, 'Year')).toBeFocused()
    await filters(page).getByRole('button', { name: 'Clear all' }).press('Enter')
    await expect(filters(page).getByRole('button', { name: 'Add filter' })).toBeFocused()
    await expect(page).toHaveURL(/\?searchTerm=\w+$/)
    await expect(rows(page)).not.toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a filter is edited in a sheet, in Arabic from the right', async ({ page }) => {
    await open(page, '/manager/books?missing=none', { language: 'ar' })
    await awake(page, 'main [data-filter]')
    await expect(page.getByRole('button', { name: /^ينقصها: / })).toBeVisible()
    await page.getByRole('button', { name: 'إضافة عامل تصفية' }).click()
    await page.getByRole('menuitem', { name: 'اللغة' }).click()
    const sheet = page.getByRole('dialog', { name: 'اللغة' })
    await expect(sheet).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await sheet.getByRole('combobox').fill('الفر')
    await page.getByRole('option', { name: 'الفرنسية' }).click()
    await sheet.getByRole('button', { name: 'تطبيق' }).click()
    await expect(page).toHaveURL(/language=fr/)
    await expect(sheet).toBeHidden()
    await expectNoSidewaysScroll(page)
  })
})
