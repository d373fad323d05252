import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { refuseTexts, TEXTS } from '../../../tests/e2e/navigation/refuse-texts.ts'
import { restPage } from '../../../tests/e2e/page-clock.ts'

test.use({ storageState: STATES.admin, forgiven: /ERR_FAILED|Out of reach|Failed to fetch/ })

test('a part that is already shown fetches its texts again when the network returns', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await open(page, '/app/account')
  await restPage(page)
  const settings = page.getByRole('dialog', { name: 'Notification settings' })
  await refuseTexts(page, () => page.getByRole('button', { name: 'Notification settings' }).click())
  await page.unroute(TEXTS)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(settings.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(settings.getByRole('combobox', { name: 'Safety' })).toBeVisible()
})
