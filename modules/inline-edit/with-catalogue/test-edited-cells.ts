import type { Page } from '@playwright/test'
import { expect } from '../../../tests/e2e/browser.ts'
import { openList, rowLink } from '../../../tests/e2e/lists.ts'

/** The cell that keys act on has a button with its name. */
export const cell = (page: Page, field: string) =>
  page.locator('main').getByRole('button', { name: `Edit ${field}` })

const columns = ['Title', 'Author', 'Genre']

export async function openOnCell(page: Page, path: string, field: string) {
  await openList(page, path)
  await page.keyboard.press('j')
  await expect(rowLink(page, 0)).toBeFocused()
  for (const column of columns.slice(0, columns.indexOf(field) + 1)) {
    await page.keyboard.press('l')
    await expect(cell(page, column)).toBeFocused()
  }
}
