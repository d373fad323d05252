import type { Page } from '@playwright/test'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../../tests/e2e/browser.ts'
import { openList, rowOf, searchBox } from '../../../../tests/e2e/lists.ts'
import { listOf, ownBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin })

const own = ownBooks(60)

const link = (page: Page, number: number) => page.getByRole('link', { name: own.title(number) })
const checkbox = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Select ${own.title(number)}` })

test.describe('behaviour 8: nothing needs a mouse', () => {
  test('behaviour 8: the keys of the list', async ({ page }) => {
    await openList(page, listOf(own.tag))

    await test.step('j and k move, x selects, Enter opens and Back comes to the same row', async () => {
      await page.keyboard.press('j')
      await expect(link(page, 1)).toBeFocused()
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await expect(link(page, 3)).toBeFocused()
      await page.keyboard.press('k')
      await expect(link(page, 2)).toBeFocused()
      await page.keyboard.press('x')
      await expect(checkbox(page, 2)).toBeChecked()
      await page.keyboard.press('x')
      await expect(checkbox(page, 2)).not.toBeChecked()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: own.title(2) })).toBeVisible()
      await page.goBack()
      await expect(link(page, 2)).toBeFocused()
    })

    await test.step('e edits the row', async () => {
      await page.keyboard.press('k')
      await expect(link(page, 1)).toBeFocused()
      await page.keyboard.press('e')
      await expect(page).toHaveURL(/\/update/)
      await page.goBack()
      await expect(link(page, 1)).toBeFocused()
    })

    await test.step('j goes on below the view, and the row it stands on is seen', async () => {
      for (let number = 2; number <= 30; number++) {
        await page.keyboard.press('j')
        await expect(link(page, number)).toBeFocused()
      }
      await expect(rowOf(page, own.title(30))).toBeInViewport({ ratio: 1 })
    })

    await test.step('/ searches, and no key acts while a user types', async () => {
      await searchBox(page).fill('')
      await expect(page).not.toHaveURL(/searchTerm/)
      await searchBox(page).blur()
      await page.keyboard.press('/')
      await expect(searchBox(page)).toBeFocused()
      await page.keyboard.type('xejk?/')
      await expect(searchBox(page)).toHaveValue('xejk?/')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(searchBox(page)).toHaveValue('')
    })
  })

  test('keys are where they always are, whatever alphabet the keyboard types', async ({ page }) => {
    await openList(page, listOf(own.tag), { language: 'ar' })
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ت', code: 'KeyJ', bubbles: true }),
      ),
    )
    await expect(link(page, 1)).toBeFocused()
  })
})
