import type { Dialog, Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'

/** A secret that a dialog shows only once must not be lost by accident. */
export async function expectToStay(page: Page, dialog: Locator, secret: Locator) {
  const address = page.url()
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await dialog.getByRole('heading').click()
  const stay = (question: Dialog) => void question.dismiss()
  page.on('dialog', stay)
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    'a click outside': () => page.mouse.click(5, 5),
    'the Back button': () => page.evaluate(() => history.back()),
    'leaving the site': () => page.evaluate(() => location.assign('/login')),
  }
  for (const [way, leave] of Object.entries(ways)) {
    await leave()
    await expect(secret, way).toBeInViewport()
    await expect(page, way).toHaveURL(address)
  }
  page.off('dialog', stay)
}
