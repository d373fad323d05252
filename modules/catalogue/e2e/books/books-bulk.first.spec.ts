import type { Page } from '@playwright/test'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { awake, expect, expectAccessible, open, test } from '../../../../tests/e2e/browser.ts'
import { bulkBar, rowOf, rows } from '../../../../tests/e2e/lists.ts'
import { holdToasts } from '../../../../tests/e2e/toasts.ts'
import { listOf, ownBooks } from '../test-listed-books.ts'

// The pointer may rest on a deleted book, whose page is then preloaded.
test.use({ storageState: STATES.admin, forgiven: /status of 404/ })

const own = ownBooks(120, 'test')

const titleIn = (page: Page, number: number) => rowOf(page, own.title(number)).getByRole('link')
const checkbox = (page: Page, number: number) =>
  rowOf(page, own.title(number)).getByRole('checkbox')

async function chooseGenre(page: Page, name: string) {
  await bulkBar(page).getByRole('button', { name: 'Set genre' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set genre' })
  const genre = dialog.getByRole('combobox', { name: 'Genre', exact: true })
  await expect(genre).toBeFocused()
  await genre.fill(name)
  const option = page.getByRole('option', { name, exact: true })
  await option.click()
  await expect(option).toBeHidden()
  await dialog.getByRole('button', { name: 'Set genre' }).click()
}

test.describe('behaviour 10: bulk actions', () => {
  test('behaviour 10: bulk actions on one list', async ({ page }) => {
    test.slow()
    await open(page, listOf(own.tag))
    await holdToasts(page)

    await test.step('behaviour 8: clearing a selection returns the focus to the list', async () => {
      await checkbox(page, 2).check()
      await bulkBar(page).getByRole('button', { name: 'Clear selection' }).click()
      await expect(bulkBar(page)).toBeHidden()
      await expect(titleIn(page, 2)).toBeFocused()
      await page.keyboard.press('j')
      await expect(titleIn(page, 3)).toBeFocused()
    })

    await test.step('behaviour 13: the chosen ones are exported, and no others', async () => {
      for (const number of [3, 7]) await checkbox(page, number).check()
      const download = page.waitForEvent('download')
      await bulkBar(page).getByRole('button', { name: 'Export as CSV' }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^books-.*\.csv$/)
      const lines = (await (await file.createReadStream()).toArray()).join('').trim().split(/\r?\n/)
      expect(lines).toHaveLength(3)
      expect(lines[1]).toContain(own.title(3))
      expect(lines[2]).toContain(own.title(7))
      await bulkBar(page).getByRole('button', { name: 'Clear selection' }).click()
      await expect(bulkBar(page)).toBeHidden()
    })

    await test.step('a few are deleted and come back by Undo', async () => {
      await checkbox(page, 1).check()
      await checkbox(page, 3).check()
      await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
      await expect(rows(page).first()).toContainText(own.title(2))
      await expect(titleIn(page, 4)).toBeFocused()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(rows(page).first()).toContainText(own.title(1))
      await expect(rows(page).nth(2)).toContainText(own.title(3))
    })

    await test.step('a range gets another genre, which shows at once', async () => {
      await checkbox(page, 2).check()
      await checkbox(page, 5).click({ modifiers: ['Shift'] })
      await expect(bulkBar(page)).toContainText('4 selected')
      await expectAccessible(page)
      await chooseGenre(page, 'Drama')
      await expect(page.getByText('Genre set for 4 books')).toBeVisible()
      await expect(bulkBar(page)).toBeHidden()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(titleIn(page, 5)).toBeFocused()
      await expect(rowOf(page, own.title(3))).toContainText('Drama')
      await page.reload()
      await expect(rowOf(page, own.title(5))).toContainText('Drama')
      await expect(rowOf(page, own.title(6))).toContainText('Novel')
    })

    await test.step('behaviour 36: the genre that was set is undone as one', async () => {
      await awake(page, 'tbody tr')
      await checkbox(page, 4).check()
      await checkbox(page, 6).check()
      await chooseGenre(page, 'Drama')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('Undone for 1 book')).toBeVisible()
      await expect(rowOf(page, own.title(6))).toContainText('Novel')
      await expect(rowOf(page, own.title(4))).toContainText('Drama')
    })

    await test.step('all that match are chosen, those included that were not read', async () => {
      await awake(page, 'tbody tr')
      await page.getByRole('checkbox', { name: 'Select all shown' }).check()
      await expect(bulkBar(page)).toContainText('50 selected')
      await bulkBar(page).getByRole('button', { name: 'Select all 120 matching' }).click()
      await expect(bulkBar(page)).toContainText('120 selected')
      await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('120')
      await question.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('120 books moved to trash')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No books found' })).toBeVisible()
      await expect(question).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
    })

    await test.step('behaviour 36: all that were deleted come back by Undo', async () => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('Undone for 120 books')).toBeVisible()
      await expect(page.getByText('Showing 50 of 120')).toBeVisible()
    })
  })

  test.describe('where the server fails', () => {
    test.use({ forgiven: /500/ })

    test('behaviour 10: bulk actions that fail', async ({ page }) => {
      test.slow()
      await open(page, listOf(own.tag))
      await holdToasts(page)

      await test.step('everything goes back to where it was, and says why', async () => {
        await page.route('**/api/rpc/books/bulk', (route) =>
          route.fulfill({ status: 500, json: {} }),
        )
        await checkbox(page, 1).check()
        await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByText('No items were changed')).toBeVisible()
        await expect(rows(page).first()).toContainText(own.title(1))
        await page.unroute('**/api/rpc/books/bulk')
      })

      await test.step('the part that was done is reported, can be undone, and the rest stays', async () => {
        await expect(async () => {
          await page.mouse.wheel(0, 2000)
          await expect(page.getByText('Showing 120 of 120')).toBeVisible({ timeout: 100 })
        }).toPass({ intervals: [0] })
        await page.keyboard.press('Home')
        let calls = 0
        await page.route('**/api/rpc/books/bulk', (route) =>
          calls++ === 0 ? route.continue() : route.fulfill({ status: 500, json: {} }),
        )
        await page.getByRole('checkbox', { name: 'Select all shown' }).check()
        await expect(bulkBar(page)).toContainText('120 selected')
        await bulkBar(page).getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByText('100 books moved to trash')).toBeVisible()
        await expect(page.getByText('Couldn’t change the rest')).toBeVisible()
        await expect(page.getByText('Showing 20 of 20')).toBeVisible()
        await expect(rows(page).first()).toContainText(own.title(101))
        await page.unroute('**/api/rpc/books/bulk')
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(page.getByText(/of 120$/)).toBeVisible()
      })
    })
  })
})
