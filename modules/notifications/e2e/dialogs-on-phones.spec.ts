import { STATES } from '../../../tests/e2e/accounts.ts'
import { open, test } from '../../../tests/e2e/browser.ts'
import { expectWithinScreen } from '../../../tests/e2e/low-vision/dialog-width.ts'

test.use({ storageState: STATES.admin })

test('neither the bell’s dialog nor its settings are wider than a phone', async ({ page }) => {
  await open(page, '/app/account#notifications', { language: 'fr' })
  await expectWithinScreen(page, 'settings')
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/manager/users')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await expectWithinScreen(page, 'bell')
})
