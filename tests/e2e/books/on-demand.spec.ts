import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { awake, expect, expectAccessible, open, test } from '../browser.ts'
import { rows } from '../lists.ts'

test.use({ storageState: STATES.admin, forgiven: /ERR_(INTERNET_DISCONNECTED|FAILED)/ })

const code = /\/_build\/.*\.js$/

/** The list of books, awake, which never comes to rest: it fetches nothing ahead. */
async function openRestless(page: Page) {
  await page.addInitScript(() => {
    const later = window.setTimeout
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => (ms === 2000 ? 0 : later(work, ms)),
    })
  })
  await open(page, '/manager/books')
  await awake(page, 'tbody tr')
}

/** Nothing more of the code comes until that is called. */
async function holdCode(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const menuButton = (page: Page) => rows(page).first().getByRole('button', { name: 'Actions on' })

test.describe('behaviour 8: what is used before its code has come', () => {
  test('a menu says what it is, opens by keys when it has come, and gives the focus back', async ({
    page,
  }) => {
    await openRestless(page)
    const release = await holdCode(page)
    const button = menuButton(page)
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expectAccessible(page)
    await button.press('Enter')
    await expect(page.getByRole('menu')).toHaveCount(0)
    release()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  test('a menu opens by the arrow keys and by the mouse', async ({ page }) => {
    await openRestless(page)
    await menuButton(page).press('ArrowDown')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await rows(page).nth(1).getByRole('button', { name: 'Actions on' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(page.getByRole('menuitem').first()).not.toBeFocused()
  })

  test('a chooser keeps what was typed meanwhile', async ({ page }) => {
    await openRestless(page)
    const release = await holdCode(page)
    const genre = page.getByRole('combobox', { name: 'Genre' })
    await genre.click()
    await page.keyboard.type('poe')
    release()
    await expect(page.getByRole('option', { name: 'Poetry' })).toBeVisible()
    await expect(genre).toHaveValue('poe')
    await page.keyboard.press('Enter')
    await expect(genre).toHaveValue('Poetry')
    await expect(page).toHaveURL(/genre=/)
  })

  for (const when of ['before its code has come', 'when the page has rested']) {
    test(`a chooser opens by the mouse ${when}`, async ({ page }) => {
      const isRested = when.includes('rested')
      const genre = page.getByRole('combobox', { name: 'Genre' })
      const arrow = page.getByRole('button', { name: 'Show genres' })
      for (const pressed of [genre, arrow]) {
        if (isRested) await open(page, '/manager/books')
        else await openRestless(page)
        await awake(page, 'tbody tr')
        if (isRested) await page.waitForTimeout(2500)
        await page.waitForLoadState('networkidle')
        await pressed.click()
        await expect(page.getByRole('option', { name: 'Poetry' })).toBeVisible()
        await expect(genre).toBeFocused()
      }
    })
  }

  test('a list to choose from opens by keys and by the mouse', async ({ page }) => {
    await openRestless(page)
    const cover = page.getByRole('combobox', { name: 'Cover' })
    await cover.press('ArrowDown')
    await expect(page.getByRole('option', { name: 'Without a cover' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cover).toBeFocused()
    await page.reload()
    await awake(page, 'tbody tr')
    await cover.click()
    await page.getByRole('option', { name: 'Without a cover' }).click()
    await expect(page).toHaveURL(/cover=none/)
  })
})

test.describe('behaviour 15: offline', () => {
  test('a menu that has not come says so, and opens once it can', async ({ page, context }) => {
    await openRestless(page)
    // The first key fetches what tells it.
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await menuButton(page).click()
    await expect(page.getByText('This could not be loaded.')).toBeVisible()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await context.setOffline(false)
    await menuButton(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
  })

  test('a page that has rested has its menus and dialogs at hand', async ({ page, context }) => {
    await open(page, '/manager/books')
    await awake(page, 'tbody tr')
    await page.waitForTimeout(2500)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await menuButton(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await rows(page).first().getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Set genre' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
