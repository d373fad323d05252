import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../../tests/e2e/browser.ts'

test.describe('Back after signing out', () => {
  test.use({ storageState: STATES.admin })

  test('only public pages may be kept, and a kept page asks for its session', async ({ page }) => {
    const keptAs = async (path: string) => (await page.request.get(path)).headers()['cache-control']
    expect(await keptAs('/shelf')).not.toContain('no-store')
    expect(await keptAs('/app/books')).toContain('no-store')
    await open(page, '/app/books')
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies()
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { name: 'Browse books' })).toHaveCount(0)
  })
})
