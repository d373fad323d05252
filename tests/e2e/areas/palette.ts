import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' })

export const field = (page: Page) => palette(page).getByRole('combobox')

export const options = (page: Page) => palette(page).getByRole('option')

export const option = (page: Page, name: string) =>
  options(page).filter({ has: page.getByText(name, { exact: true }) })

/** By its keys; what listens to them may come a moment after the page. */
export async function openPalette(page: Page, dialog = palette(page)) {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    // Long enough for a busy page: pressed again, the keys would close it.
    await expect(dialog).toBeVisible({ timeout: 10_000 })
  }).toPass()
}

/** Opens the palette, types and takes the first that is found. */
export async function runCommand(page: Page, term: string, name: string) {
  await openPalette(page)
  await field(page).fill(term)
  await expect(options(page).first()).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeHidden()
}

export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

/** What the sheet of keys says here: each key with what it does. */
export async function keysOf(page: Page) {
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(sheet(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
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
