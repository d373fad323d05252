import type { Page } from '@playwright/test'
import { product } from '#rules/product.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { openList, searchBox } from '../../../tests/e2e/lists.ts'
import { passTime, restPage } from '../../../tests/e2e/page-clock.ts'
import { field, openPalette, option, options, palette, runCommand } from './test-palette.ts'

test.use({ storageState: STATES.admin })

test.describe('behaviour 9: the palette', () => {
  async function expectOpener(page: Page) {
    const button = page.getByRole('button', { name: 'Search or jump to…' })
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
    await button.focus()
    await openPalette(page)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(button).toBeFocused()
  }

  async function findUser(page: Page) {
    await openPalette(page)
    await field(page).fill('user@example.com')
    await options(page).filter({ hasText: 'user@example.com' }).first().click()
    await expect(page).toHaveURL(/\/manager\/users\/[0-9a-f-]{36}$/)
    await expect(palette(page)).toBeHidden()
  }

  test.describe('in the app', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

    test('behaviour 9: the palette finds, copies and asks', async ({ page }) => {
      await open(page, '/app')

      await test.step('opens by keys and by its button on /app, closes by both and gives the focus back', () =>
        expectOpener(page))

      await test.step('asks before it signs out, and the focus comes back', async () => {
        const home = page.getByRole('link', { name: product.name })
        await home.focus()
        await runCommand(page, 'sign out', 'Sign out')
        const question = page.getByRole('alertdialog', { name: 'Account Sign Out' })
        await expect(question).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(question).toBeHidden()
        await expect(home).toBeFocused()
      })

      await test.step('spec 2: the version info is copied by the palette', async () => {
        await runCommand(page, 'copy', 'Copy version info')
        await expect(
          page.getByRole('listitem').getByText('Version info copied to clipboard'),
        ).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
          new RegExp(`^${product.name} \\d+\\.`),
        )
      })

      await test.step('finds users by name from /app', () => findUser(page))
    })
  })

  test('behaviour 9: the palette of the manager finds, goes and switches', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await open(page, '/manager/users')
    await test.step('opens by keys and by its button on /manager/users, closes by both and gives the focus back', () =>
      expectOpener(page))

    await open(page, '/manager/dashboard')
    await test.step('goes along what it found by arrows, Home and End, told to a screen reader', async () => {
      await openPalette(page)
      const isActive = async (at: 'first' | 'last' | number) => {
        const one = typeof at === 'number' ? options(page).nth(at) : options(page)[at]()
        await expect(one).toHaveAttribute('aria-selected', 'true')
        const id = await one.getAttribute('id')
        await expect(field(page)).toHaveAttribute('aria-activedescendant', id!)
      }
      await isActive('first')
      await page.keyboard.press('ArrowDown')
      await isActive(1)
      await page.keyboard.press('End')
      await isActive('last')
      await expect(options(page).last()).toBeInViewport()
      await page.keyboard.press('ArrowDown')
      await isActive('first')
      await page.keyboard.press('ArrowUp')
      await isActive('last')
      await page.keyboard.press('Home')
      await isActive('first')
      await field(page).fill('theme')
      await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results$/)
      await isActive('first')
      await page.keyboard.press('Escape')
      await expect(palette(page)).toBeHidden()
    })

    await test.step('says what was sought when nothing is found, and when records cannot be asked for', async () => {
      await openPalette(page)
      await field(page).fill('xyzzyx')
      await expect(palette(page).getByText('No results for “xyzzyx”')).toBeVisible()
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
      // A page at rest loads code ahead.
      await restPage(page)
      await context.setOffline(true)
      await field(page).fill('jobs')
      await expect(palette(page).getByRole('status')).toContainText('You’re offline')
      await expect(options(page).first()).toContainText('Jobs')
      await context.setOffline(false)
      await page.keyboard.press('Escape')
      await expect(palette(page)).toBeHidden()
    })

    await test.step('finds users by name from /manager', () => findUser(page))

    await open(page, '/manager/dashboard')
    await test.step('finds pages, those of the current area first, and the last used ones', async () => {
      await runCommand(page, 'vity act', 'Activity')
      await expect(page).toHaveURL(/\/manager\/activity$/)
      // Only a page that was reached is remembered, and the address changes before.
      await restPage(page)
      await openPalette(page)
      await field(page).fill('account')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/manager\/account$/)
      await openPalette(page)
      await expect(options(page).first()).toContainText('Activity')
      await page.keyboard.press('Escape')
      await expect(palette(page)).toBeHidden()
      await runCommand(page, 'new user', 'New user')
      await expect(page.getByRole('heading', { level: 1, name: 'New user' })).toBeVisible()
    })

    await open(page, '/manager/dashboard')
    await test.step('switches area, theme and language', async () => {
      await runCommand(page, 'switch area', 'Open App')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good to see you/)
      await runCommand(page, 'dark theme', 'Dark')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await openPalette(page)
      await field(page).fill('theme')
      await expect(option(page, 'Dark')).toHaveAttribute('aria-checked', 'true')
      await expect(option(page, 'Light')).toHaveAttribute('aria-checked', 'false')
      await page.keyboard.press('Escape')
      await expect(palette(page)).toBeHidden()
      await runCommand(page, 'francais', 'Français')
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    })
  })

  test('comes with the first call, and no page waits for it', async ({ page }) => {
    await open(page, '/manager/dashboard', { language: 'fr' })
    const texts = page.waitForRequest((request) => /_build\/fr.*json/.test(request.url()))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openPalette(page, page.getByRole('dialog', { name: 'Commandes' }))
    await texts
  })

  test('opens while the user types, and not over a dialog', async ({ page }) => {
    await openList(page, '/manager/users')
    await searchBox(page).click()
    await openPalette(page)
    await page.keyboard.press('Escape')
    await expect(searchBox(page)).toBeFocused()
    await runCommand(page, 'sign out', 'Sign out')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('keeps the focus when the page behind it arrives only now', async ({ page }) => {
    await open(page, '/manager/dashboard')
    await openPalette(page)
    await page.keyboard.press('Escape')
    let send = () => {}
    const awaited = new Promise<void>((resolve) => (send = resolve))
    await page.route('**/_build/*.js', async (route) => {
      await awaited
      await route.continue()
    })
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Users' })
      .click()
    await openPalette(page)
    await field(page).fill('act')
    send()
    await expect(page.locator('main [data-slot=title] a').first()).toBeAttached()
    await page.keyboard.type('ivity')
    await expect(field(page)).toHaveValue('activity')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/manager\/activity$/)
  })

  async function callPalette(page: Page) {
    await page.clock.install()
    await open(page, '/manager/dashboard')
    await passTime(page, 2500)
    await page.waitForLoadState('networkidle')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/_build/*.js', async (route) => {
      await released
      await route.continue()
    })
    const asked = page.waitForRequest('**/_build/*.js')
    await page.keyboard.press('Control+k')
    await asked
    return release
  }

  test('keeps every letter typed before it has come, in order', async ({ page }) => {
    const release = await callPalette(page)
    await page.keyboard.type('acz')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('ti')
    release()
    await page.keyboard.type('vity', { delay: 30 })
    await expect(field(page)).toHaveValue('activity')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/manager\/activity$/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('jobs')
    await expect(field(page)).toHaveValue('jobs')
  })

  test('Escape gives up a palette that is on its way', async ({ page }) => {
    const release = await callPalette(page)
    await page.keyboard.type('act')
    await page.keyboard.press('Escape')
    release()
    await page.waitForLoadState('networkidle')
    await expect(palette(page)).toHaveCount(0)
    await openPalette(page)
    await expect(field(page)).toHaveValue('')
  })
})

test.describe('for users who may not manage', () => {
  test.use({ storageState: STATES.user })

  test('nothing of the manager is offered, nor asked for', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open(page, '/app')
    await openPalette(page)
    const offered = (await options(page).allTextContents()).join(' ')
    expect(offered).not.toMatch(/Manager|Dashboard|Users|Activity|New user|Trash|Import/)
    await field(page).fill('account')
    await expect(options(page).first()).toContainText('Account')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/app\/account$/)
    expect(asked.filter((url) => url.includes('/users/'))).toEqual([])
  })
})
