import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { expectAfterRetries } from '../../../tests/e2e/page-clock.ts'
import { field, openPalette, options, palette } from './test-palette.ts'

test.use({ storageState: STATES.admin })

test.describe('behaviour 9: without a network', () => {
  test.use({ forgiven: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('a palette that cannot be fetched does not open by itself later on', async ({
    page,
    context,
  }) => {
    const toasts = page.waitForResponse(/_build\/toasts.*css/)
    await open(page, '/app')
    await (await toasts).finished()
    await context.setOffline(true)
    await page.keyboard.press('Control+k')
    await expect(page.getByText('Couldn’t load this.')).toBeVisible()
    await context.setOffline(false)
    const fetched = page.waitForEvent('requestfinished', (request) =>
      /_build\/en.*json/.test(request.url()),
    )
    await page.getByRole('button', { name: 'Search or jump to…' }).hover()
    await fetched
    await page.waitForTimeout(1500)
    await expect(palette(page)).toBeHidden()
    await openPalette(page)
    await expect(field(page)).toBeFocused()
  })
})

test.describe('behaviour 9: commands and searches that fail', () => {
  test.use({ forgiven: /500/ })

  test('is said in a line below pages and actions', async ({ page }) => {
    await page.clock.install()
    await open(page, '/manager/dashboard')
    await page.route('**/api/rpc/users/list**', (route) => route.fulfill({ status: 500 }))
    await openPalette(page)
    await field(page).fill('activity')
    const status = palette(page).getByRole('status')
    const words = 'Couldn’t search records. Pages and actions still work.'
    await expectAfterRetries(page, status.getByText(words, { exact: true }))
    await expect(status).toHaveText(words)
    await expect(options(page).first()).toContainText('Activity')
  })
})
