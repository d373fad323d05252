import type { Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'
import { PHONE } from './site.ts'

/** The part of a phone's screen that its keyboard leaves. */
export const ABOVE_KEYBOARD = { width: PHONE.width, height: 400 }

/** Whether nothing lies over a field. */
export const isInSight = (field: Locator) =>
  field.evaluate((element) => {
    const { x, y, width } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(x + width / 2, y + 20)
    return seen !== null && (element.contains(seen) || seen.contains(element))
  })

/** Each of at least so many fields of a form, in both directions. */
export async function expectFieldsInSight(page: Page, least: number) {
  const fields = page.locator('main').getByRole('textbox')
  const count = await fields.count()
  expect(count).toBeGreaterThanOrEqual(least)
  for (let index = 0; index < count; index++) {
    await fields.nth(index).focus()
    expect(await isInSight(fields.nth(index)), `field ${index}`).toBe(true)
  }
  for (let index = count - 1; index >= 0; index--) {
    await fields.nth(index).focus()
    expect(await isInSight(fields.nth(index)), `field ${index}, upwards`).toBe(true)
  }
}
