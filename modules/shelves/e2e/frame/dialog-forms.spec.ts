import type { Page } from '@playwright/test'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { awake, expect, expectAccessible, open, test } from '../../../../tests/e2e/browser.ts'
import { expectKept, leave, question, stay } from '../../../../tests/e2e/pages/unsaved-dialog.ts'
import { PHONE } from '../../../../tests/e2e/site.ts'

test.describe('a dialog that no address names', () => {
  test.use({ storageState: STATES.user })

  async function openBooks(page: Page) {
    await open(page, '/app/books')
    await awake(page, '.cover-grid li button')
  }

  async function nameShelf(page: Page) {
    // A click on a moving menu scrolls the page, and the menu moves away from the press.
    await page.getByRole('button', { name: 'Shelves for' }).first().press('Enter')
    await page.getByRole('menuitem', { name: 'New shelf…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New shelf' })
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await name.fill('By the lake')
    return { dialog, name }
  }

  test('behaviour 12: the dialog that names a new shelf is left by asking', async ({ page }) => {
    await openBooks(page)

    await test.step('behaviour 12: keeps what was typed until one says otherwise', async () => {
      const { dialog, name } = await nameShelf(page)
      await expectKept(page, dialog, name)
      await name.fill('')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    await test.step('behaviour 12: is left for good by who says so', async () => {
      const { dialog } = await nameShelf(page)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expectAccessible(page)
      await leave(page)
      await expect(dialog).toHaveCount(0)
      await expect(question(page)).toHaveCount(0)
      await page.getByRole('link', { name: 'Shelves', exact: true }).click()
      await expect(page).toHaveURL(/\/app\/shelves$/)
    })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

    test('behaviour 12: is not swept away with what was typed', async ({ page }) => {
      await openBooks(page)
      const { dialog, name } = await nameShelf(page)
      // The touch must hit the dialog after its animation.
      await dialog.getByRole('heading').click({ trial: true })
      const from = (await dialog.getByRole('heading').boundingBox())!
      const finger = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + 20, y: from.y + y }],
        })
      await touch('touchStart', 5)
      for (const down of [20, 60, 120, 200]) await touch('touchMove', down)
      await touch('touchEnd', 200)
      await stay(page)
      await expect(name).toHaveValue('By the lake')
      await expect(dialog).toBeInViewport({ ratio: 1 })
    })
  })
})
