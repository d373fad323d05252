import type { Locator, Page } from '@playwright/test'
import { product } from '#rules/product.ts'
import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'
import { ABOVE_KEYBOARD, expectFieldsInSight, isInSight } from '../in-sight.ts'
import { PHONE } from '../site.ts'

test.use({ storageState: STATES.admin, viewport: PHONE, hasTouch: true, isMobile: true })

const NOTCH_INSETS = { top: 59, bottom: 34 }

async function withNotch(page: Page, insets: { left?: number; right?: number } = {}) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { ...NOTCH_INSETS, ...insets },
  })
}

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox()
  return box!.y + box!.height
}
const topOf = async (part: Locator) => (await part.boundingBox())!.y

test('the frames keep clear of what the device has at the edges of its screen', async ({
  page,
}) => {
  await withNotch(page)
  for (const [path, brand] of [
    ['/app', product.name],
    ['/manager/users', 'Open menu'],
  ]) {
    await open(page, path!)
    const first = page.getByRole('banner').locator('a, button').filter({ hasText: brand }).first()
    const named = page.getByRole('button', { name: brand, exact: true })
    expect(await topOf(first.or(named).first())).toBeGreaterThanOrEqual(NOTCH_INSETS.top)
  }
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('link', { name: 'Open App' })).toBeVisible()
  expect(await topOf(menu.getByRole('heading').first())).toBeGreaterThanOrEqual(NOTCH_INSETS.top)
  expect(await bottomOf(menu.getByRole('link').last())).toBeLessThanOrEqual(
    PHONE.height - NOTCH_INSETS.bottom,
  )

  await open(page, '/app')
  const tab = page.getByRole('navigation').getByRole('link', { name: 'Home' })
  expect(await bottomOf(tab)).toBeLessThanOrEqual(PHONE.height - NOTCH_INSETS.bottom)

  await open(page, '/app/account?state=change-name')
  const update = page.getByRole('dialog').getByRole('button', { name: 'Update' })
  await expect(update).toBeVisible()
  await expect.poll(() => bottomOf(update)).toBeLessThanOrEqual(PHONE.height - NOTCH_INSETS.bottom)
})

test('on its side, a phone has its notch beside the page', async ({ page }) => {
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
  await withNotch(page, { left: 59, right: 59 })
  for (const path of ['/app', '/manager/users', '/login/error?error=access_denied']) {
    await open(page, path)
    const starts = await page
      .locator('h1:visible, main a:visible')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x))
    expect(Math.min(...starts), path).toBeGreaterThanOrEqual(59)
  }
})

test('the keyboard of the phone never hides the field in use', async ({ page }) => {
  await open(page, '/manager/users/new')
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain(
    'interactive-widget=resizes-content',
  )
  await page.setViewportSize(ABOVE_KEYBOARD)
  await expectFieldsInSight(page, 2)
})

test('nor does it hide that of a drawer', async ({ page }) => {
  await open(page, '/app/account?state=change-name')
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  await name.tap()
  await page.setViewportSize(ABOVE_KEYBOARD)
  await name.focus()
  await expect.poll(() => isInSight(name)).toBe(true)
  const box = await name.boundingBox()
  expect(box!.y + box!.height).toBeLessThanOrEqual(ABOVE_KEYBOARD.height)
})
