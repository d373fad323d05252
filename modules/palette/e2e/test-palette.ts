import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, open } from '../../../tests/e2e/browser.ts'

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' })

export const field = (page: Page) => palette(page).getByRole('combobox')

export const options = (page: Page) => palette(page).getByRole('option')

export const option = (page: Page, name: string) =>
  options(page).filter({ has: page.getByText(name, { exact: true }) })

export async function openPalette(page: Page, dialog = palette(page)) {
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeVisible()
}

export async function runCommand(page: Page, term: string, name: string) {
  await openPalette(page)
  await field(page).fill(term)
  await expect(options(page).first()).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeHidden()
}

export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

export async function keysOf(page: Page) {
  await page.keyboard.press('?')
  await expect(sheet(page)).toBeVisible()
  const rows = await sheet(page).locator('dl > div').all()
  const keys = await Promise.all(
    rows.map(async (row) => [
      (await row.locator('kbd').allTextContents()).join('+'),
      await row.locator('dt').textContent(),
    ]),
  )
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  return keys
}

/** The palette finds a record whose name has the tag, and keeps it within itself. */
export async function expectWithinPalette(page: Page, tag: string) {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/manager/dashboard')
  await page.getByRole('button', { name: /search or jump/i }).click()
  await field(page).fill(tag)
  const found = options(page).filter({ hasText: tag }).first()
  await expect(found).toBeVisible()
  const { scrollWidth, clientWidth } = await palette(page).evaluate(
    ({ scrollWidth: whole, clientWidth: seen }) => ({
      scrollWidth: whole,
      clientWidth: seen,
    }),
  )
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await expectNoSidewaysScroll(page)
}
