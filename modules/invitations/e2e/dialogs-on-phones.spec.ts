import { STATES } from '../../../tests/e2e/accounts.ts'
import { open, test } from '../../../tests/e2e/browser.ts'
import { expectWithinScreen } from '../../../tests/e2e/low-vision/dialog-width.ts'

test.use({ storageState: STATES.admin })

test('no dialog that invites is wider than a phone', async ({ page }) => {
  for (const step of ['#invite', '#invite-many']) {
    await open(page, `/app/organizations/{organization}/invitations${step}`, { language: 'fr' })
    await expectWithinScreen(page, step)
  }
})
