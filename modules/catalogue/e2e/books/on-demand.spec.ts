import type { Page } from '@playwright/test'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { awake, expect, expectAccessible, open, test } from '../../../../tests/e2e/browser.ts'
import { editor, pill } from '../../../../tests/e2e/filters.ts'
import { rows } from '../../../../tests/e2e/lists.ts'
import { restPage } from '../../../../tests/e2e/page-clock.ts'

test.use({ storageState: STATES.admin, forgiven: /ERR_(INTERNET_DISCONNECTED|FAILED)/ })

const code = /\/_build\/.*\.js$/

async function openBooks(page: Page) {
  await open(page, '/manager/books')
  await awake(page, 'tbody tr')
}

const preventRest = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => (ms === 2000 ? 0 : later(work, ms)),
    })
  })

async function holdCode(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const menuButton = (page: Page) => rows(page).first().getByRole('button', { name: 'Actions on' })

async function expectOpenEditor(page: Page) {
  await pill(page, 'Genre').click()
  await expect(editor(page, 'Genre').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pill(page, 'Genre')).toBeFocused()
}

test('behaviour 8: controls that are used before their code has come', async ({ page }) => {
  await preventRest(page)
  await openBooks(page)

  await test.step('a menu says what it is, opens by keys when it has come, and gives the focus back', async () => {
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
    await page.unroute(code)
  })

  await test.step('the editor of a filter opens when it has come', async () => {
    const release = await holdCode(page)
    await pill(page, 'Genre').press('Enter')
    await expect(editor(page, 'Genre')).toHaveCount(0)
    release()
    await expect(editor(page, 'Genre').getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(pill(page, 'Genre')).toBeFocused()
    await page.unroute(code)
  })

  await test.step('a menu opens by the arrow keys and by the mouse', async () => {
    await menuButton(page).press('ArrowDown')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await rows(page).nth(1).getByRole('button', { name: 'Actions on' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(page.getByRole('menuitem').first()).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
})

test('behaviour 8: controls that are used when the page has rested', async ({ page, context }) => {
  await page.clock.install()
  await openBooks(page)
  await page.waitForLoadState('networkidle')
  await restPage(page)

  await test.step('the editor of a filter opens when the page has rested', () =>
    expectOpenEditor(page))

  await test.step('behaviour 15: offline, a page that has rested has its menus and dialogs at hand', async () => {
    await context.setOffline(true)
    await menuButton(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await rows(page).first().getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Set genre' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('behaviour 15: offline, a menu that has not come says so, and opens once it can', async ({
  page,
  context,
}) => {
  await preventRest(page)
  await openBooks(page)
  // The first key press loads the code of the toasts.
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await menuButton(page).click()
  await expect(page.getByText('Couldn’t load this.')).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await context.setOffline(false)
  await menuButton(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
})
