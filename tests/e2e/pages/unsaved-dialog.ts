import type { Locator, Page } from '@playwright/test'
import { expect } from '../browser.ts'

export const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Leave without saving?' })
export const stay = (page: Page) =>
  question(page).getByRole('button', { name: 'Stay here' }).click()
export const leave = (page: Page) => question(page).getByRole('button', { name: 'Leave' }).click()

export const ways = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a tap outside': (page: Page) => page.mouse.click(5, 5),
  'the cross': (_: Page, dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click(),
  'the button': (_: Page, dialog: Locator) =>
    dialog.getByRole('button', { name: 'Cancel' }).click(),
}

export async function expectKept(page: Page, dialog: Locator, typed: Locator) {
  for (const [way, goOut] of Object.entries(ways)) {
    await goOut(page, dialog)
    await expect(question(page), way).toBeVisible()
    await stay(page)
    await expect(question(page), way).toHaveCount(0)
    await expect(typed, way).toHaveValue('By the lake')
  }
}
