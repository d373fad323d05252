import type { Locator, Page } from '@playwright/test'
import { anyGenre } from '#modules/catalogue/e2e/test-books.ts'
import { listOf, ownBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, expectAccessible, open, openAwake, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { bulkBar, openList, rowOf, rows } from '../../../tests/e2e/lists.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(25, 'test')

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit selection' })

async function selectAll(page: Page) {
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await expect(bulkBar(page)).toContainText('26 selected')
}

async function chooseField(page: Page, name: string) {
  await dialogOf(page).getByRole('combobox', { name: 'Field' }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

/** A dialog that takes the focus back on the first press of a choice closes its list on a slow device. */
const focusesOf = (dialog: Locator) =>
  dialog.evaluateHandle((element) => {
    const focuses = { count: 0 }
    element.addEventListener(
      'focusin',
      ({ target }) => (focuses.count += Number(target === element)),
    )
    return focuses
  })

test('any field of many books is set after a preview of each', async ({ page, request }) => {
  test.slow()
  const taken = { title: own.title(1), author: 'Ada Lovelace' }
  const { id: genreId } = await anyGenre(request)
  await callApi(request, ['POST', '/books'], { ...taken, genreId })
  await openList(page, `${listOf(own.tag)}&sort=title`)

  await test.step('by keys alone: the books that change, and why one can’t', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('ControlOrMeta+a')
    await expect(bulkBar(page)).toContainText('26 selected')
    const dialog = dialogOf(page)
    await page.keyboard.press('Shift+E')
    const author = dialog.getByRole('textbox', { name: 'Author' })
    await expect(author).toBeFocused()
    await page.keyboard.type('Ada Lovelace')
    await dialog.getByRole('button', { name: 'Preview' }).press('Enter')
    await expect(dialog.getByRole('heading', { name: '24 changes' })).toBeVisible()
    await expect(dialog.getByRole('listitem').first()).toContainText(
      `${own.title(2)}Author of ${own.tag}Ada Lovelace`,
    )
    await expect(dialog).toContainText('and 14 more')
    await expect(dialog).toContainText('1 can’t be changed')
    await expect(dialog).toContainText('Title already used with the same author')
    await expect(dialog).toContainText('1 stays the same')
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await dialog.getByRole('button', { name: 'Change 24 books' }).press('Enter')
    await expect(page.getByText('Author set for 24 books')).toBeVisible()
    const report = page.getByRole('dialog', { name: '1 item couldn’t be changed' })
    await expect(report).toContainText(own.title(1))
    await report.getByRole('button', { name: 'Close' }).click()
    await expect(rowOf(page, own.title(5))).toContainText('Ada Lovelace')
    await page.reload()
    await expect(rowOf(page, own.title(3))).toContainText('Ada Lovelace')
  })

  await test.step('all that match, with a value of another kind, which is then cleared', async () => {
    await openAwake(page, listOf(own.tag), 'tbody tr')
    await selectAll(page)
    await bulkBar(page).getByRole('button', { name: 'Edit…' }).click()
    await expect(dialogOf(page).getByRole('textbox', { name: 'Author' })).toBeFocused()
    const focuses = await focusesOf(dialogOf(page))
    await chooseField(page, 'Year')
    expect(await focuses.evaluate(({ count }) => count)).toBe(0)
    await dialogOf(page).getByRole('textbox', { name: 'Year' }).fill('9999')
    await dialogOf(page).getByRole('button', { name: 'Preview' }).click()
    await expect(dialogOf(page)).toContainText('Year is invalid')
    await dialogOf(page).getByRole('textbox', { name: 'Year' }).fill('1843')
    await dialogOf(page).getByRole('button', { name: 'Preview' }).click()
    await dialogOf(page).getByRole('button', { name: 'Back' }).click()
    await dialogOf(page).getByRole('checkbox', { name: 'Clear the current value' }).check()
    await dialogOf(page).getByRole('button', { name: 'Preview' }).click()
    await dialogOf(page).getByRole('button', { name: 'Change 25 books' }).click()
    await expect(page.getByText('Year cleared for 25 books')).toBeVisible()
    await expect(rowOf(page, own.title(3))).not.toContainText('1802')
  })
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the preview reads from right to left and fits', async ({ page }) => {
    await open(page, listOf(own.tag), { language: 'ar', theme: 'dark' })
    await rows(page).first().getByRole('checkbox').check()
    await page.getByRole('button', { name: 'تعديل…' }).click()
    const dialog = page.getByRole('dialog', { name: 'تعديل التحديد' })
    await dialog.getByRole('textbox', { name: 'المؤلف' }).fill('نجيب محفوظ')
    await dialog.getByRole('button', { name: 'معاينة' }).click()
    await expect(dialog.getByRole('button', { name: 'تغيير كتاب واحد' })).toBeEnabled()
    await expectAccessible(page)
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(overflow).toBe(0)
  })
})
