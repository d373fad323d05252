import type { Locator, Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { awake, expect, expectAccessible, open, openAwake, test } from '../browser.ts'
import { ask, discardUser, makeUser } from '../people.ts'
import { PHONE } from '../site.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const stay = (page: Page) => question(page).getByRole('button', { name: 'Stay here' }).click()
const leave = (page: Page) => question(page).getByRole('button', { name: 'Leave' }).click()

const ways = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a tap outside': (page: Page) => page.mouse.click(5, 5),
  'the cross': (_: Page, dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click(),
  'the button': (_: Page, dialog: Locator) =>
    dialog.getByRole('button', { name: 'Cancel' }).click(),
}

async function expectKept(page: Page, dialog: Locator, typed: Locator) {
  for (const [way, goOut] of Object.entries(ways)) {
    await goOut(page, dialog)
    await expect(question(page), way).toBeVisible()
    await stay(page)
    await expect(question(page), way).toHaveCount(0)
    await expect(typed, way).toHaveValue('By the lake')
  }
}

test.describe('the dialogs of the page of a user', () => {
  test.use({ storageState: STATES.admin })

  test('behaviour 12: a dialog is left with its changes or without', async ({ page }) => {
    const user = await makeUser(page)
    await openAwake(page, `/manager/users/${user.id}`, 'h1')
    const dialog = page.getByRole('dialog')
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    const expectGone = async (way?: string) => {
      await expect(dialog, way).toHaveCount(0)
      await expect(question(page), way).toHaveCount(0)
    }

    await test.step('a dialog that is a step of its page: behaviour 12: keeps what was typed until one says otherwise', async () => {
      await ask(page, 'Ban…')
      await reason.fill('By the lake')
      await expectKept(page, dialog, reason)
      await page.goBack()
      await stay(page)
      await expect(page).toHaveURL(/#ban$/)
      await expect(reason).toHaveValue('By the lake')

      await page.keyboard.press('Escape')
      await leave(page)
      await expectGone()
      await expect(page).toHaveURL(new RegExp(`${user.id}(\\?lng=en)?$`))
      await expect(page.getByRole('main').getByRole('button', { name: 'More' })).toBeFocused()

      await ask(page, 'Ban…')
      await expect(reason).toHaveValue('')
      await reason.fill('By the lake')
      await page.goBack()
      await leave(page)
      await expectGone()
      await expect(page).toHaveURL(new RegExp(`${user.id}(\\?lng=en)?$`))
    })

    await test.step('a dialog that is a step of its page: behaviour 12: is left at once while nothing is typed', async () => {
      for (const [way, goOut] of Object.entries(ways)) {
        await ask(page, 'Ban…')
        await expect(dialog).toBeVisible()
        await goOut(page, dialog)
        await expectGone(way)
      }
    })

    await test.step('a dialog in which one types that one means it: behaviour 12: is left unasked, since nothing is lost with what was typed', async () => {
      for (const [way, goOut] of Object.entries(ways)) {
        await ask(page, 'Delete…')
        await dialog.getByRole('textbox').fill(user.email)
        await goOut(page, dialog)
        await expectGone(way)
      }
    })
    await discardUser(page, user)
  })
})

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
