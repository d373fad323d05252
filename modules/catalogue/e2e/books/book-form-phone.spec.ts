import { STATES } from '../../../../tests/e2e/accounts.ts'
import { open, test } from '../../../../tests/e2e/browser.ts'
import { ABOVE_KEYBOARD, expectFieldsInSight } from '../../../../tests/e2e/in-sight.ts'
import { PHONE } from '../../../../tests/e2e/site.ts'

test.use({ storageState: STATES.admin, viewport: PHONE, hasTouch: true, isMobile: true })

test('the keyboard of the phone never hides the field in use, in a long form', async ({ page }) => {
  await open(page, '/manager/books/new')
  await page.setViewportSize(ABOVE_KEYBOARD)
  await expectFieldsInSight(page, 4)
})
