import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'
import { openList, rows } from '../lists.ts'

/** The cell that keys act on has a button with its name. */
export const cell = (page: Page, field: string) =>
  page.locator('main').getByRole('button', { name: `Edit ${field}` })

export const rowLink = (page: Page, at: number) => rows(page).nth(at).locator('[data-slot=title] a')

/** The tools of a list load once a row is in use. */
export async function openOnCell(page: Page, path: string, field: string) {
  await openList(page, path)
  await page.keyboard.press('j')
  await expect(rowLink(page, 0)).toBeFocused()
  await page.keyboard.press('l')
  await expect(cell(page, field)).toBeFocused()
}
